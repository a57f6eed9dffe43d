import { checkPart } from './answer-shape.ts'
import { JsonObjectReader } from './json-object-reader.ts'
import type { AnswerEvent, Rung } from './read-answer.ts'

/** Where words begin; JSON that nothing can be made of and web pages begin otherwise. */
const wordsStart = /^\s*[^\s[{"<`]/u
const jsonStart = /\{\s*"/

/** Reads the text of an answer while it comes in. JSON is looked for on every rung: models answer with it unasked. */
export class TextReader {
  readonly #rung: Rung
  readonly #json = new JsonObjectReader()
  /** What came before it was clear what it is. */
  #before = ''
  #words = ''
  #kind: 'unclear' | 'json' | 'words' = 'unclear'

  constructor(rung: Rung) {
    this.#rung = rung
  }

  *read(piece: string): Generator<AnswerEvent> {
    if (this.#kind !== 'unclear') return yield* this.#readClear(piece)
    this.#before += piece
    const start = this.#before.search(jsonStart)
    if (start >= 0) this.#kind = 'json'
    else if (this.#rung === 'text' && wordsStart.test(this.#before)) this.#kind = 'words'
    else return
    yield* this.#readClear(this.#before.slice(Math.max(start, 0)))
  }

  /** What the end of the text makes clear. */
  *end(): Generator<AnswerEvent> {
    if (this.#kind === 'unclear' && wordsStart.test(this.#before) && /\p{L}/u.test(this.#before)) {
      yield { type: 'prose' }
      yield* this.#readWords(this.#before.trim())
    }
    if (this.#words !== '') yield { type: 'part', part: { key: 'reply', value: this.#words } }
  }

  #readClear(piece: string): Generator<AnswerEvent> {
    return this.#kind === 'json' ? this.#readJson(piece) : this.#readWords(piece)
  }

  *#readWords(piece: string): Generator<AnswerEvent> {
    this.#words += piece
    yield { type: 'text', key: 'reply', text: piece }
  }

  *#readJson(piece: string): Generator<AnswerEvent> {
    for (const json of this.#json.read(piece)) {
      if (json.type === 'value') {
        const part = checkPart(json.key, json.value)
        if (part) yield { type: 'part', part }
      } else if (json.key === 'reply' || json.key === 'next') {
        yield { type: 'text', key: json.key, text: json.text }
      }
    }
  }
}
