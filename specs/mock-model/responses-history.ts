import type { z } from 'zod';
import { readDataUrl, requireText, type SentPicture } from './pictures';
import type { Conversation } from './protocol';
import { Refusal, insist } from './refusal';
import type { computerOutput, functionOutput, inputPart, Item, message } from './responses-items';

/**
 * Checks a conversation: every call answered once, before anything else is said; safety checks acknowledged; reasoning beside its call.
 * @throws Refusal naming the first fault
 */
export function checkItems(
  items: readonly Item[],
  conversation: Conversation,
): { pictures: SentPicture[]; texts: string[] } {
  const pictures: SentPicture[] = [];
  const texts: string[] = [];
  const open = new Map<string, { checks: string[] }>();
  const read = (content: string | z.infer<typeof inputPart>[], where: string) => {
    for (const part of typeof content === 'string' ? [{ type: 'input_text', text: content } as const] : content) {
      if (part.type === 'input_image') pictures.push(readDataUrl(part.image_url, where));
      else if ('text' in part) {
        requireText(part.text, where);
        texts.push(part.text);
      }
    }
  };
  for (const [at, entry] of items.entries()) {
    const where = `input[${at}]`;
    switch (entry.type) {
      case undefined:
      case 'message':
        noneOpen(open);
        read((entry as z.infer<typeof message>).content, where);
        break;
      case 'reasoning':
        conversation.requireIssued(entry, where);
        break;
      case 'computer_call':
      case 'function_call': {
        const call = conversation.requireIssued(entry, where) as unknown as IssuedCall;
        const needed = conversation.companion.get(call.id);
        const companion = items.slice(0, at).some((other) => 'id' in other && other.id === needed);
        insist(
          needed === undefined || companion,
          `Item '${call.id}' of type '${entry.type}' was provided without its required 'reasoning' item: '${needed}'.`,
        );
        open.set(call.call_id, { checks: (call.pending_safety_checks ?? []).map((c) => c.id) });
        break;
      }
      case 'computer_call_output':
      case 'function_call_output': {
        const output = entry as z.infer<typeof computerOutput> | z.infer<typeof functionOutput>;
        const call = open.get(output.call_id);
        if (call === undefined)
          throw new Refusal(`No tool call found for function call output with call_id ${output.call_id}.`);
        open.delete(output.call_id);
        if (output.type === 'function_call_output') {
          read(output.output, where);
          break;
        }
        pictures.push(readDataUrl(output.output.image_url, `${where}.output`));
        const acknowledged = (output.acknowledged_safety_checks ?? []).map((c) => c.id);
        for (const id of call.checks) {
          insist(
            acknowledged.includes(id),
            `Computer call ${output.call_id} has an unacknowledged safety check: ${id}.`,
          );
        }
        break;
      }
    }
  }
  noneOpen(open);
  return { pictures, texts };
}

interface IssuedCall {
  id: string;
  call_id: string;
  pending_safety_checks?: { id: string }[];
}

function noneOpen(open: ReadonlyMap<string, unknown>): void {
  const [id] = open.keys();
  insist(id === undefined, `No tool output found for computer call ${id}.`);
}
