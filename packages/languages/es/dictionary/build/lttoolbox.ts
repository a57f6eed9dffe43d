interface State {
  final: boolean
  arcs: { input: string; output: string; target: number }[]
}

interface Transducer {
  initial: number
  states: State[]
}

/** A compiled lexicon of Apertium (lttoolbox, format "LTTB" without weights). */
export interface Lexicon {
  /** The outputs for a whole word: "casa<n><f><sg>". */
  analyse: (word: string) => string[]
}

const headerLength = 12

/** Reads the numbers of the format: the two highest bits of the first byte say how many bytes follow. */
class Reader {
  #place = 0
  readonly #bytes: Buffer
  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }
  number(): number {
    const first = this.#bytes[this.#place++] ?? 0
    let value = first & 0x3f
    for (let more = first >> 6; more > 0; more--) value = value * 256 + (this.#bytes[this.#place++] ?? 0)
    return value
  }
  /** Four letters that name a part and eight bytes of features, where the part has them. */
  skipHeader(name: string) {
    if (this.#bytes.toString('latin1', this.#place, this.#place + 4) === name) this.#place += headerLength
  }
  text(): string {
    return String.fromCodePoint(...this.list(() => this.number()))
  }
  list<Item>(read: () => Item): Item[] {
    return Array.from({ length: this.number() }, read)
  }
}

export function readLexicon(bytes: Buffer): Lexicon {
  const reader = new Reader(bytes)
  reader.skipHeader('LTTB')
  reader.text() // the letters of the language
  const tags = reader.list(() => reader.text())
  const symbol = (code: number) => {
    const value = code - tags.length
    if (value === 0) return ''
    return value < 0 ? `<${tags[-value - 1]}>` : String.fromCodePoint(value)
  }
  const pairs = reader.list(() => ({ input: symbol(reader.number()), output: symbol(reader.number()) }))
  const transducers = reader.list(() => {
    reader.text() // the name of the section
    reader.skipHeader('LTTD')
    return readTransducer(reader, pairs)
  })
  return { analyse: (word) => [...new Set(transducers.flatMap((transducer) => walk(transducer, word)))] }
}

function readTransducer(reader: Reader, pairs: readonly { input: string; output: string }[]): Transducer {
  const initial = reader.number()
  let last = 0
  const finals = new Set(reader.list(() => (last += reader.number())))
  const size = reader.number()
  const states = Array.from({ length: size }, (_, place): State => {
    let pair = 0
    const arcs = reader.list(() => {
      pair += reader.number()
      const target = (reader.number() + place) % size
      return { ...(pairs[pair] ?? { input: '', output: '' }), target }
    })
    return { final: finals.has(place), arcs }
  })
  return { initial, states }
}

const mostSilentSteps = 12

function walk({ initial, states }: Transducer, word: string): string[] {
  const found: string[] = []
  const step = (at: number, place: number, output: string, silent: number) => {
    const state = states[at]
    if (!state) return
    if (place === word.length && state.final) found.push(output)
    for (const arc of state.arcs) {
      if (arc.input === '') {
        if (silent < mostSilentSteps) step(arc.target, place, output + arc.output, silent + 1)
      } else if (word.startsWith(arc.input, place))
        step(arc.target, place + arc.input.length, output + arc.output, 0)
    }
  }
  step(initial, 0, '', 0)
  return found
}
