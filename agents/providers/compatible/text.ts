import type OpenAI from 'openai';
import type { Equipment } from '../../equipment/equip';
import type { Profile } from '../../profiles/schema';
import { dataUrl, type Message } from '../../prompt/messages';
import type { TextModel } from '../../text/model';
import type { CompatibleServer } from './client';
import { readChat } from './reply';

type Create = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
type ChatMessage = OpenAI.Chat.ChatCompletionMessageParam;

/** The text interface over chat completions. */
export function compatibleText({ client, openRouter }: CompatibleServer, { model, profile }: Equipment): TextModel {
  return {
    async send({ system, messages }, signal) {
      const body: Create = {
        ...chatParameters(model, profile, openRouter),
        messages: [
          ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
          ...messages.map((message) => chatMessage(message, profile)),
        ],
      };
      return readChat(await client.chat.completions.create(body, { signal }), openRouter);
    },
  };
}

/** What every request holds. Servers differ in what they accept, so only what the profile names is sent. */
export function chatParameters(model: string, profile: Profile, openRouter: boolean): Create {
  return {
    model,
    messages: [],
    [isReasoningModel(model, profile) ? 'max_completion_tokens' : profile.output_parameter]: profile.output,
    ...(profile.temperature !== undefined && { temperature: profile.temperature }),
    ...(profile.effort !== undefined && { reasoning_effort: profile.effort }),
    ...(openRouter && { usage: { include: true } }),
    ...profile.extra,
  };
}

/** OpenAI's reasoning models reject `max_tokens`, those too that have no profile yet. */
function isReasoningModel(model: string, { id }: Profile): boolean {
  return id === 'default' && /^(?:.*\/)?(gpt-[5-9]|o\d)/.test(model);
}

/** A message of chat completions; pictures are data URLs. */
export function chatMessage({ role, parts }: Message, profile: Profile): ChatMessage {
  if (role === 'assistant') {
    return { role, content: parts.map((part) => (part.kind === 'text' ? part.text : '')).join('') };
  }
  return {
    role,
    content: parts.map((part): OpenAI.Chat.ChatCompletionContentPart => {
      switch (part.kind) {
        case 'text':
          return { type: 'text', text: part.text };
        case 'picture': {
          const { detail } = profile.picture;
          // Chat completions of other servers know no `original`.
          const level = detail === 'original' ? 'high' : detail;
          return { type: 'image_url', image_url: { url: dataUrl(part.picture), ...(level && { detail: level }) } };
        }
      }
    }),
  };
}
