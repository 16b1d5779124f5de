import type { Picture } from '../contract';

/** One part of a message, whatever the provider calls it. */
export type Part = { kind: 'text'; text: string } | { kind: 'picture'; picture: Picture };

export interface Message {
  role: 'user' | 'assistant';
  parts: Part[];
}

/** What the text interface asks of a provider. */
export interface TextRequest {
  system?: string;
  messages: Message[];
}

export const textPart = (text: string): Part => ({ kind: 'text', text });

export function userMessage(text: string, picture?: Picture): Message {
  return { role: 'user', parts: [textPart(text), ...(picture ? [{ kind: 'picture' as const, picture }] : [])] };
}

/** Base64 of a picture, as all providers take it. */
export function base64(picture: Picture): string {
  return picture.bytes.toString('base64');
}

export function dataUrl(picture: Picture): string {
  return `data:${picture.mime};base64,${base64(picture)}`;
}
