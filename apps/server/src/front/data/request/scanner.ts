import { unreadable } from '../data-error.ts'

/** Reads a text from its beginning to its end by small steps; each parser of the address is written with it. */
export class Scanner {
  readonly text: string
  readonly #what: string
  position = 0

  /** @param what what the text is, for the error of one that cannot be read */
  constructor(text: string, what: string) {
    this.text = text
    this.#what = what
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length
  }

  /** Whether the rest begins with a text. */
  sees(literal: string): boolean {
    return this.text.startsWith(literal, this.position)
  }

  /** Steps over a text where the rest begins with it; whether it did. */
  takes(literal: string): boolean {
    if (!this.sees(literal)) return false
    this.position += literal.length
    return true
  }

  /** Steps over what a sticky pattern finds here; undefined where it finds nothing. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)
    if (found) this.position = pattern.lastIndex
    return found ?? undefined
  }

  expect(literal: string): void {
    if (!this.takes(literal)) throw this.failure(`"${literal}"`)
  }

  expectEnd(): void {
    if (!this.isAtEnd) throw this.failure('end of input')
  }

  failure(expected: string): Error {
    return unreadable(this.#what, this.text, this.position, expected)
  }
}
