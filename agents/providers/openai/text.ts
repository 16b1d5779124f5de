import type OpenAI from 'openai';
import type { Equipment } from '../../equipment/equip';
import type { Profile } from '../../profiles/schema';
import { dataUrl, type Message, type TextRequest } from '../../prompt/messages';
import type { TextModel } from '../../text/model';
import { readResponse } from './reply';

type Create = OpenAI.Responses.ResponseCreateParamsNonStreaming;

/** The text interface over the Responses API. */
export function openaiText(client: OpenAI, { model, profile }: Equipment): TextModel {
  return {
    async send(request: TextRequest, signal) {
      const body: Create = {
        ...parametersOf(model, profile),
        instructions: request.system,
        input: request.messages.map((message) => inputOf(message, profile)),
      };
      return readResponse(await client.responses.create(body, { signal }));
    },
  };
}

/** What every request to the Responses API holds. Nothing is stored at the provider. */
export function parametersOf(model: string, profile: Profile): Create & { stream?: false } {
  return {
    model,
    store: false,
    max_output_tokens: profile.output,
    ...(profile.temperature !== undefined && { temperature: profile.temperature }),
    ...(profile.effort !== undefined && { reasoning: { effort: profile.effort } }),
    ...profile.extra,
  };
}

/** A message as an item of the input. */
export function inputOf({ role, parts }: Message, profile: Profile): OpenAI.Responses.ResponseInputItem {
  if (role === 'assistant') {
    return { role, content: parts.map((part) => (part.kind === 'text' ? part.text : '')).join('') };
  }
  return {
    role,
    content: parts.map((part): OpenAI.Responses.ResponseInputContent => {
      switch (part.kind) {
        case 'text':
          return { type: 'input_text', text: part.text };
        case 'picture':
          return { type: 'input_image', detail: profile.picture.detail ?? 'auto', image_url: dataUrl(part.picture) };
      }
    }),
  };
}
