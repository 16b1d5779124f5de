import { z } from 'zod';
import { readPicture, requireText, type SentPicture } from './pictures';
import { insist } from './refusal';
import { tokensOf, type Ask, type Reply } from './reply';
import { check, type Conversation, newId } from './protocol';

/** Gemini: `POST /v1beta/models/<model>:generateContent` with `x-goog-api-key`. */

const blob = z.strictObject({ mimeType: z.string(), data: z.string() });
const part = z.strictObject({
  text: z.string().optional(),
  thought: z.boolean().optional(),
  thoughtSignature: z.string().optional(),
  inlineData: blob.optional(),
  mediaResolution: z.unknown().optional(),
  functionCall: z
    .strictObject({ id: z.string().optional(), name: z.string(), args: z.record(z.string(), z.unknown()).optional() })
    .optional(),
  functionResponse: z
    .strictObject({
      id: z.string().optional(),
      name: z.string(),
      response: z.record(z.string(), z.unknown()),
      parts: z.array(z.strictObject({ inlineData: blob })).optional(),
    })
    .optional(),
});
type Part = z.infer<typeof part>;

const generationConfig = z.strictObject({
  temperature: z.number().optional(),
  topP: z.number().optional(),
  topK: z.number().optional(),
  seed: z.int().optional(),
  maxOutputTokens: z.int().min(1).optional(),
  candidateCount: z.literal(1).optional(),
  stopSequences: z.array(z.string()).optional(),
  mediaResolution: z.string().optional(),
  responseMimeType: z.string().optional(),
  responseModalities: z.array(z.string()).optional(),
  thinkingConfig: z
    .strictObject({
      thinkingLevel: z
        .enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH', 'XHIGH', 'minimal', 'low', 'medium', 'high'])
        .optional(),
      thinkingBudget: z.int().optional(),
      includeThoughts: z.boolean().optional(),
    })
    .optional(),
});
const computerUse = z.strictObject({
  environment: z.enum(['ENVIRONMENT_BROWSER', 'ENVIRONMENT_DESKTOP', 'ENVIRONMENT_MOBILE']),
  excludedPredefinedFunctions: z.array(z.string()).optional(),
  enablePromptInjectionDetection: z.boolean().optional(),
  disabledSafetyPolicies: z.array(z.string()).optional(),
});
const request = z.strictObject({
  contents: z.array(z.strictObject({ role: z.enum(['user', 'model']), parts: z.array(part).min(1) })).min(1),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(part) }).optional(),
  tools: z
    .array(
      z.strictObject({
        computerUse: computerUse.optional(),
        functionDeclarations: z
          .array(
            z.strictObject({
              name: z.string(),
              description: z.string(),
              parameters: z.looseObject({}).optional(),
              parametersJsonSchema: z.looseObject({}).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  toolConfig: z.looseObject({}).optional(),
  generationConfig: generationConfig.optional(),
  safetySettings: z.array(z.looseObject({})).optional(),
});

/** Models with a computer-use tool. */
const hasComputerUse = (model: string): boolean => /computer-use|gemini-3/.test(model);

/** @throws Refusal for anything the API would not take */
export function readGemini(body: unknown, model: string, conversation: Conversation): Omit<Ask, 'turn' | 'body'> {
  const r = check(request, body);
  const computer = (r.tools ?? []).find((t) => t.computerUse !== undefined)?.computerUse;
  insist(computer === undefined || hasComputerUse(model), `Computer Use is not enabled for models/${model}`);
  const thinking = r.generationConfig?.thinkingConfig;
  insist(
    thinking?.thinkingLevel === undefined || thinking.thinkingBudget === undefined,
    'thinkingLevel and thinkingBudget cannot be used together',
  );
  insist(
    thinking?.thinkingLevel === undefined || !/gemini-2/.test(model),
    `Thinking level is not supported for models/${model}`,
  );
  const pictures: SentPicture[] = [];
  const texts: string[] = [];
  let open: NonNullable<Part['functionCall']>[] = [];
  insist(r.contents[0]?.role === 'user', 'Please ensure that the first content has the role user.');
  insist(r.contents.at(-1)?.role === 'user', 'Please ensure that the last content has the role user.');
  for (const [at, content] of r.contents.entries()) {
    const where = `contents[${at}]`;
    const answers = content.parts.flatMap((p) => p.functionResponse ?? []);
    insist(
      content.role === 'model' || answers.length === open.length,
      `Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn (${where}: ${answers.length} of ${open.length}).`,
    );
    // Older turns may have lost their pictures.
    const isLast = at === r.contents.length - 1;
    if (content.role === 'user') answerAll(open, answers, where, { computer: computer !== undefined, isLast });
    open = [];
    for (const p of content.parts) {
      if (p.text !== undefined) {
        requireText(p.text, where);
        texts.push(p.text);
      }
      for (const image of [p.inlineData, ...(p.functionResponse?.parts ?? []).map((x) => x.inlineData)]) {
        if (image !== undefined) pictures.push(readPicture(image.data, image.mimeType, where));
      }
      if (p.functionCall !== undefined) {
        open.push(p.functionCall);
        checkSignature(p, where, conversation);
      }
    }
  }
  const system = (r.systemInstruction?.parts ?? []).map((p) => p.text ?? '');
  return {
    protocol: 'gemini',
    model,
    tools: [
      ...(computer === undefined ? [] : ['computerUse']),
      ...(r.tools ?? []).flatMap((t) => (t.functionDeclarations ?? []).map((f) => f.name)),
    ],
    pictures,
    text: [...system, ...texts].join('\n'),
  };
}

/** A call goes back as it came, with the signature of the thought behind it. */
function checkSignature(p: Part, where: string, conversation: Conversation): void {
  const id = p.functionCall?.id;
  insist(id !== undefined, `${where}: the function call '${p.functionCall?.name}' has lost its id`);
  conversation.requireIssued({ ...p.functionCall }, where);
  insist(
    conversation.companion.get(id) === p.thoughtSignature,
    `${where}: Function call '${p.functionCall?.name}' is missing a thought_signature.`,
  );
}

function answerAll(
  calls: readonly NonNullable<Part['functionCall']>[],
  answers: readonly NonNullable<Part['functionResponse']>[],
  where: string,
  { computer, isLast }: { computer: boolean; isLast: boolean },
): void {
  for (const call of calls) {
    const answer = answers.find((a) => a.id === call.id);
    insist(answer !== undefined, `${where}: no function response for the call ${call.id} (${call.name})`);
    insist(
      answer.name === call.name,
      `${where}: the response to ${call.id} is named ${answer.name}, the call ${call.name}`,
    );
    const safety = call.args?.['safety_decision'] as { decision?: string } | undefined;
    insist(
      safety?.decision !== 'require_confirmation' || answer.response['safety_acknowledgement'] === 'true',
      `${where}: the safety decision of ${call.name} has to be acknowledged (safety_acknowledgement)`,
    );
    if (computer) {
      insist(typeof answer.response['url'] === 'string', `${where}: the response to ${call.name} holds no url`);
    }
  }
  if (computer && isLast && calls.length > 0) {
    insist(
      answers.some((a) => (a.parts ?? []).length > 0),
      `${where}: no function response holds a screenshot`,
    );
  }
}

/** The body of an answer. */
export function writeGemini(reply: Reply, ask: Ask, conversation: Conversation): Record<string, unknown> {
  const tokens = tokensOf(reply);
  const usageMetadata = tokens && {
    promptTokenCount: tokens.input,
    cachedContentTokenCount: tokens.cached,
    candidatesTokenCount: tokens.output - tokens.reasoning,
    thoughtsTokenCount: tokens.reasoning,
    totalTokenCount: tokens.input + tokens.output,
  };
  const rest = {
    modelVersion: `${ask.model}-served`,
    responseId: newId('resp'),
    ...(usageMetadata && { usageMetadata }),
  };
  if (reply.kind === 'filtered') return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, ...rest };
  const parts = partsOf(reply);
  for (const p of parts) {
    if (p['functionCall'] !== undefined) {
      const signature = p['thoughtSignature'] as string | undefined;
      conversation.issue(p['functionCall'] as Record<string, unknown>, signature);
    }
  }
  const finish: Partial<Record<Reply['kind'], string>> = {
    cut: 'MAX_TOKENS',
    refusal: 'SAFETY',
    malformed_call: 'MALFORMED_FUNCTION_CALL',
  };
  const finishReason = finish[reply.kind] ?? 'STOP';
  return { candidates: [{ index: 0, finishReason, content: { role: 'model', parts } }], ...rest };
}

function partsOf(reply: Reply): Record<string, unknown>[] {
  const thinking = (t: string | undefined) => (t === undefined ? [] : [{ text: t, thought: true }]);
  switch (reply.kind) {
    case 'say':
      return [...thinking(reply.thought), { text: reply.text }];
    case 'cut':
      return reply.text === '' ? [] : [{ text: reply.text }];
    case 'call':
      return [
        ...(reply.text === undefined ? [] : [{ text: reply.text }]),
        ...reply.calls.map(({ name, args }, i) => ({
          functionCall: {
            id: newId('fc'),
            name,
            args: {
              ...args,
              ...(reply.safety !== undefined && {
                safety_decision: { decision: 'require_confirmation', explanation: reply.safety },
              }),
            },
          },
          // The first call of a turn carries the signature.
          ...(i === 0 && { thoughtSignature: Buffer.from(newId('thought')).toString('base64') }),
        })),
      ];
    default:
      return [];
  }
}
