import type Anthropic from '@anthropic-ai/sdk';
import type { Equipment } from '../../equipment/equip';
import type { Profile } from '../../profiles/schema';
import { base64, type Message } from '../../prompt/messages';
import type { Picture } from '../../contract';
import type { TextModel } from '../../text/model';
import { readMessage } from './reply';

type Create = Anthropic.MessageCreateParamsNonStreaming;

/** The text interface over the Messages API. */
export function anthropicText(client: Anthropic, { model, profile }: Equipment): TextModel {
  return {
    async send({ system, messages }, signal) {
      const body: Create = {
        ...messageParameters(model, profile),
        ...(system !== undefined && { system }),
        messages: messages.map(messageOf),
      };
      return readMessage(await client.messages.create(body, { signal }));
    },
  };
}

/** What every request holds; newer models reject sampling parameters, so there are none. */
export function messageParameters(model: string, profile: Profile): Create {
  return {
    model,
    messages: [],
    max_tokens: profile.output,
    ...(profile.thinking !== undefined && { thinking: thinkingOf(profile.thinking, profile.output) }),
    ...effortOf(profile.effort),
    ...profile.extra,
  };
}

function thinkingOf(type: NonNullable<Profile['thinking']>, output: number): Anthropic.ThinkingConfigParam {
  // The budget is a part of the answer's limit; half of it leaves room for the action.
  return type === 'enabled' ? { type, budget_tokens: Math.max(1024, Math.floor(output / 2)) } : { type };
}

function effortOf(effort: Profile['effort']): Pick<Create, 'output_config'> {
  switch (effort) {
    case undefined:
    // Not known to this provider.
    case 'none':
    case 'minimal':
      return {};
    default:
      return { output_config: { effort } };
  }
}

function messageOf({ role, parts }: Message): Anthropic.MessageParam {
  return {
    role,
    content: parts.map((part) => (part.kind === 'text' ? { type: 'text', text: part.text } : imageBlock(part.picture))),
  };
}

/** A picture as a block. It is within the limits of its model's profile, so the provider never resizes it. */
export function imageBlock(picture: Picture): Anthropic.ImageBlockParam {
  return { type: 'image', source: { type: 'base64', media_type: picture.mime, data: base64(picture) } };
}
