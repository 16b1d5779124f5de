import type { Content, GenerateContentConfig, Part, ThinkingLevel } from '@google/genai';
import type { Picture } from '../../contract';
import type { Equipment } from '../../equipment/equip';
import type { Profile } from '../../profiles/schema';
import { base64, type Message } from '../../prompt/messages';
import type { TextModel } from '../../text/model';
import type { GoogleClient } from './client';
import { readGemini } from './reply';

/** The text interface over generateContent. */
export function googleText(google: GoogleClient, { model, profile }: Equipment): TextModel {
  return {
    async send({ system, messages }, signal) {
      const config: GenerateContentConfig = {
        ...configOf(profile),
        abortSignal: signal,
        ...(system !== undefined && { systemInstruction: system }),
      };
      const contents = messages.map(contentOf);
      return readGemini(await google.request((client) => client.models.generateContent({ model, contents, config })));
    },
  };
}

/** What every request holds. Continuations are off: each call is counted and priced. */
export function configOf(profile: Profile): GenerateContentConfig {
  return {
    maxOutputTokens: profile.output,
    automaticContinuation: false,
    ...(profile.temperature !== undefined && { temperature: profile.temperature }),
    ...(profile.effort !== undefined &&
      profile.effort !== 'none' && {
        thinkingConfig: { thinkingLevel: profile.effort.toUpperCase() as ThinkingLevel },
      }),
    ...profile.extra,
  };
}

function contentOf({ role, parts }: Message): Content {
  return {
    role: role === 'assistant' ? 'model' : 'user',
    parts: parts.map((part) => (part.kind === 'text' ? { text: part.text } : inlinePicture(part.picture))),
  };
}

export function inlinePicture(picture: Picture): Part {
  return { inlineData: { mimeType: picture.mime, data: base64(picture) } };
}
