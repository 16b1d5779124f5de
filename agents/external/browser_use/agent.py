"""The Python project browser-use as an external agent of ComponentBench.

Reads CB_GOAL, CB_CDP_URL, CB_MAX_STEPS, CB_MODEL, CB_BASE_URL and the provider's usual key variable; writes CB_REPORT.
"""

import asyncio
import json
import os
import tempfile

# Read while the package is imported: nothing is reported to anybody, and nothing of one episode reaches the next.
os.environ["ANONYMIZED_TELEMETRY"] = "false"
os.environ["BROWSER_USE_CLOUD_SYNC"] = "false"
os.environ["BROWSER_USE_CONFIG_DIR"] = tempfile.mkdtemp(prefix="browser-use-")

from browser_use import Agent, BrowserSession, ChatAnthropic, ChatGoogle, ChatOpenAI  # noqa: E402


def chat_model():
    """The model that CB_MODEL names. With CB_BASE_URL it is asked for at that server, which speaks chat completions."""
    name = os.environ.get("CB_MODEL")
    if not name:
        raise SystemExit("CB_MODEL is not set: name the model that browser-use has to ask")
    base_url = os.environ.get("CB_BASE_URL")
    if name.startswith("claude") and not base_url:
        return ChatAnthropic(model=name)
    if name.startswith("gemini") and not base_url:
        return ChatGoogle(model=name)
    is_openai = name.startswith(("gpt-", "o1", "o3", "o4"))
    key = os.environ.get("OPENAI_API_KEY") if is_openai else os.environ.get("COMPATIBLE_API_KEY", "none")
    return ChatOpenAI(
        model=name,
        base_url=base_url,
        api_key=key,
        temperature=None if is_openai else 0.0,
        frequency_penalty=None,
        reasoning_models=[name] if is_openai else None,
    )


async def write_report(agent, model, claimed=None):
    """Tells the harness what was used so far; an episode may end at any moment."""
    path = os.environ.get("CB_REPORT")
    if not path:
        return
    usage = await agent.token_cost_service.get_usage_summary()
    report = {
        "model": model,
        "inputTokens": usage.total_prompt_tokens,
        "cachedInputTokens": usage.total_prompt_cached_tokens,
        "outputTokens": usage.total_completion_tokens,
    }
    if claimed:
        report["claimed"] = claimed
    # Whole or not at all: the harness may read it while it is written.
    with open(f"{path}.new", "w", encoding="utf-8") as file:
        json.dump(report, file)
    os.replace(f"{path}.new", path)


async def main():
    llm = chat_model()
    browser = BrowserSession(
        cdp_url=os.environ["CB_CDP_URL"],
        keep_alive=True,
        # Painted marks would be a part of the page under test.
        highlight_elements=False,
        dom_highlight_elements=False,
        captcha_solver=False,
    )

    async def on_step(_state, _output, _number):
        await write_report(agent, llm.model)

    agent = Agent(
        task=f"The page is already open. {os.environ['CB_GOAL']}",
        llm=llm,
        browser_session=browser,
        register_new_step_callback=on_step,
        # A judge and a planner would be further calls that the comparison does not have.
        use_judge=False,
        enable_planning=False,
        directly_open_url=False,
    )
    history = await agent.run(max_steps=int(os.environ["CB_MAX_STEPS"]))
    done = history.is_done()
    claimed = ("done" if history.is_successful() else "infeasible") if done else None
    await write_report(agent, llm.model, claimed)
    errors = [error for error in history.errors() if error]
    if not done and errors:
        raise SystemExit(errors[-1].splitlines()[0])


asyncio.run(main())
