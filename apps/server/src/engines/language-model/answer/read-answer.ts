import { ModelProblem } from '../errors.ts'
import type { ModelPart, TokenCount } from '../call/call-model.ts'
import type { AnswerPart } from './answer-shape.ts'
import { TextReader } from './text-reader.ts'

/** How a model is brought to answer: held to a schema, asked for JSON in words, or with the reply as plain text. */
export type Rung = 'schema' | 'prompt' | 'text'

export type AnswerEvent =
  | { type: 'text'; key: 'reply' | 'next'; text: string }
  | { type: 'part'; part: AnswerPart }
  /** The model ignored that JSON was asked for. */
  | { type: 'prose' }
  | { type: 'end'; tokens: TokenCount }

/** Longest answer that is read, in UTF-16 code units; a model that runs on is cut off. */
const maxAnswerLength = 24_000
/** Longest reply, likewise. */
export const maxReplyLength = 2000

/**
 * Reads a model's stream as an answer. In JSON the parts come as they become whole; text around the JSON is left out.
 * Words in place of JSON are a reply, too.
 * @throws ModelProblem where the answer is filtered, endless or holds no reply
 */
export async function* readAnswer(parts: AsyncIterable<ModelPart>, rung: Rung): AsyncGenerator<AnswerEvent> {
  const text = new TextReader(rung)
  let length = 0
  let hasReply = false
  for await (const part of parts) {
    if (part.type === 'text') length += part.text.length
    if (length > maxAnswerLength) throw new ModelProblem({ kind: 'bad_response' })
    if (part.type === 'end' && part.finishReason === 'content-filter')
      throw new ModelProblem({ kind: 'content_filter' })
    for (const event of part.type === 'text' ? text.read(part.text) : text.end()) {
      hasReply ||= event.type === 'part' && event.part.key === 'reply' && event.part.value.trim() !== ''
      yield event
    }
    if (part.type === 'end' && hasReply) yield { type: 'end', tokens: part.tokens }
  }
  if (!hasReply) throw new ModelProblem({ kind: 'bad_response' })
}
