/** Where a sentence ends: a mark that more text follows, one of Chinese, or a line's end. */
const sentenceEnd = /[.!?…]+["'»”’)\]]*\s+|[。！？]+[”」』）】"]*\s*|\n+/u
/** A sentence that goes on for longer is taken as far as it has come. */
const longest = 300

/** Cuts text that comes in pieces into whole sentences. */
export class SentenceStream {
  #text = ''

  /** What is left where the text is over. */
  rest(): string {
    const rest = this.#text
    this.#text = ''
    return rest
  }

  /** The sentences that a further piece makes whole. */
  *add(piece: string): Generator<string> {
    this.#text += piece
    for (let end = this.#end(); end > 0; end = this.#end()) {
      yield this.#text.slice(0, end)
      this.#text = this.#text.slice(end)
    }
  }

  #end(): number {
    const found = sentenceEnd.exec(this.#text)
    if (found) return found.index + found[0].length
    return this.#text.length > longest ? this.#text.lastIndexOf(' ', longest) + 1 : 0
  }
}
