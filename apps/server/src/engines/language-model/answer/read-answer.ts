import type { FinishReason } from 'ai'
import { ModelProblem } from '../errors.ts'
import type { ModelPart, TokenCount } from '../call/call-model.ts'
import { checkPart, type AnswerPart } from './answer-shape.ts'
import { JsonObjectReader } from './json-object-reader.ts'

/** How a model is brought to answer: held to a schema, asked for JSON in words, or with the reply as plain text. */
export type Rung = 'schema' | 'prompt' | 'text'

export type AnswerEvent =
  | { type: 'text'; key: 'reply' | 'next'; text: string }
  | { type: 'part'; part: AnswerPart }
  /** The model ignored that JSON was asked for. */
  | { type: 'prose' }
  | { type: 'end'; tokens: TokenCount }

/** Longest answer that is read, in UTF-16 code units; a model that runs on is cut off. */
export const maxAnswerLength = 24_000
/** Longest reply, likewise. */
export const maxReplyLength = 2000

/**
 * Reads a model's stream as an answer. In JSON the parts come as they become whole; text around the JSON is left out.
 * @throws ModelProblem where the answer is filtered, endless or holds no reply
 */
export async function* readAnswer(parts: AsyncIterable<ModelPart>, rung: Rung): AsyncGenerator<AnswerEvent> {
  const events = rung === 'text' ? readPlainText(limited(parts)) : readJson(limited(parts))
  let hasReply = false
  for await (const event of events) {
    hasReply ||= event.type === 'part' && event.part.key === 'reply' && event.part.value.trim() !== ''
    if (event.type === 'end' && !hasReply) throw new ModelProblem({ kind: 'bad_response' })
    yield event
  }
  if (!hasReply) throw new ModelProblem({ kind: 'bad_response' })
}

async function* limited(parts: AsyncIterable<ModelPart>): AsyncGenerator<ModelPart> {
  let length = 0
  for await (const part of parts) {
    if (part.type === 'text') length += part.text.length
    if (length > maxAnswerLength) throw new ModelProblem({ kind: 'bad_response' })
    yield part
  }
}

async function* readPlainText(parts: AsyncIterable<ModelPart>): AsyncGenerator<AnswerEvent> {
  let reply = ''
  for await (const part of parts) {
    if (part.type === 'text') {
      const text = part.text.slice(0, maxReplyLength - reply.length)
      reply += text
      if (text !== '') yield { type: 'text', key: 'reply', text }
      if (reply.length >= maxReplyLength) return yield { type: 'part', part: { key: 'reply', value: reply } }
    } else {
      refuseFiltered(part.finishReason)
      yield { type: 'part', part: { key: 'reply', value: reply } }
      yield { type: 'end', tokens: part.tokens }
    }
  }
}

async function* readJson(parts: AsyncIterable<ModelPart>): AsyncGenerator<AnswerEvent> {
  const reader = new JsonObjectReader()
  let before = ''
  let isJson = false
  for await (const part of parts) {
    if (part.type === 'end') {
      refuseFiltered(part.finishReason)
      if (!isJson) yield* proseOf(before)
      yield { type: 'end', tokens: part.tokens }
      continue
    }
    let text = part.text
    if (!isJson) {
      before += text
      const start = before.search(/\{\s*"/)
      if (start < 0) continue
      isJson = true
      text = before.slice(start)
    }
    for (const json of reader.read(text)) {
      if (json.type === 'value') {
        const checked = checkPart(json.key, json.value)
        if (checked) yield { type: 'part', part: checked }
      } else if (json.key === 'reply' || json.key === 'next') {
        yield { type: 'text', key: json.key, text: json.text }
      }
    }
  }
}

/** Plain words in place of JSON are a reply, too; marks of a broken JSON or a web page are none. */
function* proseOf(text: string): Generator<AnswerEvent> {
  const reply = text.trim()
  if (!/^[^[{"<`]/.test(reply) || !/\p{L}/u.test(reply)) return
  const value = reply.slice(0, maxReplyLength)
  yield { type: 'prose' }
  yield { type: 'text', key: 'reply', text: value }
  yield { type: 'part', part: { key: 'reply', value } }
}

function refuseFiltered(reason: FinishReason): void {
  if (reason === 'content-filter') throw new ModelProblem({ kind: 'content_filter' })
}
