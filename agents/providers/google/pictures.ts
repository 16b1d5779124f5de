import type { Content, Part } from '@google/genai';

/**
 * The conversation with the pictures of its latest turns only, as the vendor's own loop sends it. Calls, words and signatures stay as
 * they are.
 * @param turns how many turns keep their pictures, the present one included
 */
export function withLatestPictures(contents: readonly Content[], turns: number): Content[] {
  let left = turns;
  return [...contents]
    .reverse()
    .map((content): Content => {
      const parts = content.parts ?? [];
      if (content.role !== 'user' || !parts.some(holdsPicture) || left-- > 0) return content;
      return { ...content, parts: parts.flatMap(withoutPicture) };
    })
    .reverse();
}

function holdsPicture({ inlineData, functionResponse }: Part): boolean {
  return inlineData !== undefined || (functionResponse?.parts ?? []).length > 0;
}

function withoutPicture(part: Part): Part[] {
  if (part.inlineData !== undefined) return [];
  if (part.functionResponse === undefined) return [part];
  const { parts: _, ...functionResponse } = part.functionResponse;
  return [{ ...part, functionResponse }];
}
