/** A part of a note: of the language that is explained, or of the one that explains. */
export interface NotePart {
  start: number
  text: string
  isTaught: boolean
}

interface NoteWords {
  /** Words of the language learned, in lower case, as the lesson's own sentences have them. */
  taught: ReadonlySet<string>
  /** Two words beside each other, as those sentences have them. */
  taughtPairs: ReadonlySet<string>
  /** Words of the reader's language, in lower case, as the lesson's meanings have them. */
  reader: ReadonlySet<string>
  /** Whether the dictionary of the language learned has a word. */
  isKnown: (word: string) => boolean
}

const han = /\p{Script=Han}/u
const hanRun = /\p{Script=Han}(?:[，、。？！…]?\p{Script=Han})*[？！。]?/gu
const latinRun = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:[ '’-]+[\p{Script=Latin}\p{M}]+)*['’]?/gu
const word = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*['’]?/gu
/** What a note says of a word's meaning, which is in the reader's language. */
const quoted = /["“«][^"“”«»]*["”»]/gu

/**
 * The parts of a grammar note, so that the words that it explains are told apart from those that explain. Two scripts tell by
 * themselves. In one script, a run of words is of the language learned where one of them stands in the lesson's own sentences
 * and not in its meanings; a word that both languages have is of it where it stands beside the same one in those sentences.
 */
export function noteParts(note: string, tags: { isHanTaught: boolean }, words: NoteWords): NotePart[] {
  const hasHan = han.test(note)
  if (tags.isHanTaught) return cut(note, [...note.matchAll(hanRun)].map(rangeOf))
  // Where it explains in characters, whatever has letters is what it explains.
  const share = [...note].filter((letter) => han.test(letter)).length / note.length
  if (hasHan && share > 0.2) return cut(note, [...note.matchAll(latinRun)].map(rangeOf))
  return cut(note, taughtRuns(note, words))
}

interface Range {
  from: number
  to: number
}

const rangeOf = ({ index, 0: text }: RegExpExecArray): Range => ({ from: index, to: index + text.length })

type Kind = 'taught' | 'shared' | 'known' | 'other'

interface NoteWord extends Range {
  kind: Kind
  plain: string
}

function taughtRuns(note: string, words: NoteWords): Range[] {
  const meanings = [...note.matchAll(quoted)].map(rangeOf)
  const found = [...note.matchAll(word)].map((match): NoteWord => {
    const range = rangeOf(match)
    const isMeaning = meanings.some(({ from, to }) => range.from >= from && range.to <= to)
    return { ...range, kind: isMeaning ? 'other' : kindOf(match[0], words), plain: plainOf(match[0]) }
  })
  const runs: NoteWord[][] = []
  for (const [place, one] of found.entries()) {
    const before = found[place - 1]
    if (one.kind === 'other') continue
    const isBeside = before && before.kind !== 'other' && /^ ?$/u.test(note.slice(before.to, one.from))
    const isShared = before?.kind === 'shared' || one.kind === 'shared'
    if (isBeside && (!isShared || words.taughtPairs.has(`${before.plain} ${one.plain}`)))
      runs.at(-1)?.push(one)
    else runs.push([one])
  }
  // What stands in the middle of an explanation belongs to it: une con femeninos.
  for (const run of runs) {
    const after = run.at(-1)
    const isFollowed = after && /^ \p{L}/u.test(note.slice(after.to, after.to + 2))
    if (isFollowed && after.kind === 'known' && run.length > 1) run.pop()
  }
  const isSure = (run: readonly NoteWord[]) => run.some(({ kind }) => kind === 'taught')
  const isChosen = runs.map(isSure)
  // The forms of a word stand in a row: soy, eres, es.
  const joins = (place: number, next: number) => {
    const [a, b] = [runs[Math.min(place, next)], runs[Math.max(place, next)]]
    return a && b && note.slice(a.at(-1)?.to, b[0]?.from) === ', ' && (isChosen[next] ?? false)
  }
  for (const order of [1, -1])
    for (let step = 0; step < runs.length; step++) {
      const place = order === 1 ? step : runs.length - 1 - step
      const isOnlyKnown = runs[place]?.every(({ kind }) => kind === 'known')
      if (!isChosen[place] && isOnlyKnown && joins(place, place - order)) isChosen[place] = true
    }
  return runs
    .filter((_, place) => isChosen[place])
    .map((run) => ({ from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 }))
}

function kindOf(text: string, { taught, reader, isKnown }: NoteWords): Kind {
  const plain = plainOf(text)
  const isReaders = reader.has(plain)
  if (taught.has(plain)) return isReaders ? 'shared' : 'taught'
  if (isReaders) return 'other'
  return isKnown(plain) || isKnown(text) ? 'known' : 'other'
}

/** Both apostrophes are written. */
const plainOf = (text: string): string => text.toLowerCase().replaceAll('’', "'")

function cut(note: string, ranges: readonly Range[]): NotePart[] {
  const parts: NotePart[] = []
  let at = 0
  const add = (to: number, isTaught: boolean) => {
    if (to > at) parts.push({ start: at, text: note.slice(at, to), isTaught })
    at = Math.max(at, to)
  }
  for (const { from, to } of ranges) {
    add(from, false)
    add(to, true)
  }
  add(note.length, false)
  return parts
}

/** The words of some texts, in lower case, as noteParts compares them. */
export const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => plainOf(text).match(word) ?? []))

/** The words of some texts that stand beside each other, in lower case. */
export const pairsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => {
      const words = plainOf(text).match(word) ?? []
      return words.slice(1).map((one, place) => `${words[place]} ${one}`)
    }),
  )
