import { wordToken, type TermLookup, type TextToken } from '../text-token.ts'
import { latinKey, placeWords } from './place-words.ts'

/** Tokens of a text that a learner puts right, space left out. */
const longestCorrected = 12

interface AppliedSplits {
  tokens: TextToken[]
  /** Where the words begin that are as the learner wants them. */
  settled: ReadonlySet<number>
}

/** Splits and joins tokens as a learner has put them right, the longest text first. */
export function applySplits(
  text: string,
  tokens: readonly TextToken[],
  dictionary: TermLookup,
): AppliedSplits {
  const settled = new Set<number>()
  if (!dictionary.corrections || dictionary.corrections.splits.size === 0)
    return { tokens: [...tokens], settled }
  const applied: TextToken[] = []
  for (let place = 0; place < tokens.length;) {
    const found = findCorrected(text, tokens, place, dictionary)
    const span = tokens.slice(place, place + (found?.length ?? 1))
    const next = found ? writeWords(text, span, found.words, dictionary) : undefined
    if (next) for (const { start } of next) settled.add(start)
    applied.push(...(next ?? span.slice(0, 1)))
    place += next ? span.length : 1
  }
  return { tokens: applied, settled }
}

function findCorrected(
  text: string,
  tokens: readonly TextToken[],
  place: number,
  { corrections }: TermLookup,
): { words: readonly string[]; length: number } | undefined {
  const first = tokens[place]
  if (first?.kind !== 'word') return undefined
  let found: { words: readonly string[]; length: number } | undefined
  let size = 0
  for (let at = place; at < tokens.length && size < longestCorrected; at++) {
    const token = tokens[at]
    if (!token || (token.kind === 'space' && token.text.includes('\n'))) break
    if (token.kind === 'space') continue
    size++
    const words = corrections?.splits.get(latinKey(text.slice(first.start, endOf(token))))
    if (words) found = { words, length: at - place + 1 }
  }
  return found
}

/** The words of a span, and as punctuation the hyphens and the space that are in none of them. */
function writeWords(
  text: string,
  span: readonly TextToken[],
  words: readonly string[],
  dictionary: TermLookup,
): TextToken[] | undefined {
  const begin = span[0]?.start ?? 0
  const end = endOf(span.at(-1))
  const placed = placeWords(text.slice(begin, end), words)
  if (!placed) return undefined
  const written: TextToken[] = []
  let at = begin
  const fillUpTo = (to: number) => {
    if (to > at) written.push(gapToken(text.slice(at, to), at))
    at = to
  }
  for (const word of placed) {
    fillUpTo(begin + word.start)
    written.push(tokenOf(word.text, at, span, dictionary))
    at += word.text.length
  }
  fillUpTo(end)
  return written
}

/** The word as it was split before, if it was; else the word with those that it joins as its parts. */
function tokenOf(text: string, start: number, span: readonly TextToken[], dictionary: TermLookup): TextToken {
  const before = span.flatMap((token) => [token, ...(token.parts ?? [])])
  const same = before.find((token) => token.start === start && token.text === text)
  if (same) return same
  const parts = span.filter(
    (token) => token.kind === 'word' && token.start >= start && endOf(token) <= start + text.length,
  )
  const term = dictionary.lookUp(text.replace(/\s+/g, ' '))?.term
  return wordToken(text, start, term, parts.length > 1 ? { role: 'phrase', parts } : {})
}

const gapToken = (text: string, start: number): TextToken => ({
  kind: /^\s+$/u.test(text) ? 'space' : 'punctuation',
  text,
  start,
})

const endOf = (token: TextToken | undefined): number => (token ? token.start + token.text.length : 0)
