const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/**
 * Decodes the inside of a JSON string that comes in pieces. What may still go on (an escape, half of a character) waits
 * for the next piece. It is lenient: raw line breaks and needless backslashes, which small models write, are taken.
 */
export class StringDecoder {
  #waiting = ''

  /** The text that a further piece makes sure of. */
  decode(piece: string): string {
    const raw = this.#waiting + piece
    const whole = raw.slice(0, raw.length - openEnd(raw))
    this.#waiting = raw.slice(whole.length)
    return whole.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gsu, (_, code?: string, mark = '') =>
      code === undefined ? (escapes[mark] ?? mark) : String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
}

/** How many characters at the end may be the beginning of something. */
function openEnd(raw: string): number {
  const backslashes = /\\*$/.exec(raw)?.[0].length ?? 0
  if (backslashes % 2 === 1) return 1
  const code = /(?<!\\)(?:\\\\)*(\\u[0-9a-fA-F]{0,3})$/.exec(raw)?.[1]
  if (code !== undefined) return code.length
  // The first half of a character that takes two units, written or escaped, would stand alone.
  const half = /(?:[\uD800-\uDBFF]|\\u[dD][89abAB][0-9a-fA-F]{2}(?:\\(?:u[0-9a-fA-F]{0,3})?)?)$/.exec(raw)
  return half?.[0].length ?? 0
}
