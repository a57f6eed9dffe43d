import { StringDecoder } from './decode-string.ts'

export type JsonPart =
  /** More of a string that belongs to a key of the object. */
  | { type: 'text'; key: string; text: string }
  /** A key's value is whole; undefined where it cannot be read. */
  | { type: 'value'; key: string; value: unknown }

type Place = 'before' | 'key' | 'in-key' | 'colon' | 'value' | 'in-string' | 'in-nested' | 'in-plain' | 'over'

/**
 * Reads one JSON object while it comes in, and tells of each of its keys as soon as something is known of it. What
 * breaks off, or breaks the rules, ends the reading; what was whole until then stays. Each character is read once.
 */
export class JsonObjectReader {
  #place: Place = 'before'
  #key = ''
  #raw = ''
  #depth = 0
  #isInString = false
  #isEscaped = false
  #decoder = new StringDecoder()

  /** Nothing more will be read: the object is closed or broken. */
  get isOver(): boolean {
    return this.#place === 'over'
  }

  get #isInText(): boolean {
    return this.#place === 'in-string'
  }

  /** Reads a further piece of the text. */
  *read(piece: string): Generator<JsonPart> {
    let textFrom = this.#isInText ? 0 : -1
    for (let at = 0; at < piece.length && !this.isOver; at++) {
      const mark = piece[at] ?? ''
      if (this.#isInText) {
        if (!this.#endsString(mark)) continue
        const last = piece.slice(textFrom, at)
        textFrom = -1
        yield* this.#text(last)
        yield this.#value(`"${this.#raw}"`)
      } else {
        const part = this.#step(mark)
        if (part) yield part
        if (this.#isInText) textFrom = at + 1
      }
    }
    if (textFrom >= 0) yield* this.#text(piece.slice(textFrom))
  }

  *#text(raw: string): Generator<JsonPart> {
    this.#raw += raw
    const text = this.#decoder.decode(raw)
    if (text !== '') yield { type: 'text', key: this.#key, text }
  }

  /** Whether this is the quotation mark that closes the string. */
  #endsString(mark: string): boolean {
    if (this.#isEscaped) {
      this.#isEscaped = false
      return false
    }
    this.#isEscaped = mark === '\\'
    return mark === '"'
  }

  #step(mark: string): JsonPart | undefined {
    const isSpace = /\s/.test(mark)
    switch (this.#place) {
      case 'before':
        if (!isSpace) this.#place = mark === '{' ? 'key' : 'over'
        return undefined
      case 'key':
        if (isSpace || mark === ',') return undefined
        this.#raw = ''
        this.#place = mark === '"' ? 'in-key' : 'over'
        return undefined
      case 'in-key':
        if (this.#endsString(mark)) {
          this.#key = this.#raw
          this.#place = 'colon'
        } else this.#raw += mark
        return undefined
      case 'colon':
        if (!isSpace) this.#place = mark === ':' ? 'value' : 'over'
        return undefined
      case 'value':
        if (!isSpace) this.#begin(mark)
        return undefined
      case 'in-nested':
        return this.#nested(mark)
      case 'in-plain':
        return this.#plain(mark)
      case 'in-string':
      case 'over':
        return undefined
      default:
        return this.#place satisfies never
    }
  }

  #begin(mark: string): void {
    this.#raw = mark === '"' ? '' : mark
    this.#decoder = new StringDecoder()
    this.#depth = 1
    this.#isInString = false
    this.#place = mark === '"' ? 'in-string' : mark === '{' || mark === '[' ? 'in-nested' : 'in-plain'
  }

  #nested(mark: string): JsonPart | undefined {
    this.#raw += mark
    if (this.#isInString) {
      if (this.#endsString(mark)) this.#isInString = false
    } else if (mark === '"') this.#isInString = true
    else if (mark === '{' || mark === '[') this.#depth++
    else if (mark === '}' || mark === ']') this.#depth--
    return this.#depth === 0 ? this.#value(this.#raw) : undefined
  }

  #plain(mark: string): JsonPart | undefined {
    if (mark !== ',' && mark !== '}' && !/\s/.test(mark)) {
      this.#raw += mark
      return undefined
    }
    const part = this.#value(this.#raw)
    if (mark === '}') this.#place = 'over'
    return part
  }

  #value(raw: string): JsonPart {
    this.#place = 'key'
    return { type: 'value', key: this.#key, value: parseJson(raw) }
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // A string with raw line breaks or needless backslashes.
    return raw.startsWith('"') ? new StringDecoder().decode(raw.slice(1, -1)) : undefined
  }
}
