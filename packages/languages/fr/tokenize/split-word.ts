import { wordToken, type TermLookup, type TextToken } from '../../kit/tokens/text-token.ts'
import { splitUnknown } from '../../kit/tokens/latin/hyphens.ts'

/** What a word in front of an apostrophe is short for, where the dictionary lacks the short form. */
const elided = new Map(
  Object.entries({
    l: 'le',
    d: 'de',
    j: 'je',
    m: 'me',
    t: 'te',
    s: 'se',
    n: 'ne',
    c: 'ce',
    qu: 'que',
    jusqu: 'jusque',
    lorsqu: 'lorsque',
    puisqu: 'puisque',
    quoiqu: 'quoique',
  }),
)

/** Pronouns and particles that a hyphen ties to what is before them: a-t-il, dis-moi, vas-y, cet homme-là. */
const tied =
  /^(.+?)([‐‑-]t[‐‑-](?:il|elle|on|ils|elles)|[‐‑-](?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|les?|la|y|en|ci|là)|[‐‑-][mt]['’](?:en|y))$/iu

/**
 * Splits a run of French letters, apostrophes and hyphens. What the dictionary has whole stays whole, with its parts
 * if it has all of them too: aujourd'hui has none.
 */
export function splitFrench(text: string, dictionary: TermLookup): TextToken[] {
  const whole = dictionary.lookUp(text)
  const tokens = splitElision(text, dictionary)
  if (!whole) return tokens
  const words = tokens.filter(({ kind }) => kind === 'word')
  const hasParts = words.length > 1 && words.every(({ term }) => term !== undefined)
  return [wordToken(text, 0, whole.term, hasParts ? { role: 'phrase', parts: words } : {})]
}

function splitElision(text: string, dictionary: TermLookup): TextToken[] {
  const [, head, short = ''] = /^((\p{L}+)['’])./u.exec(`${text} `) ?? []
  const full = elided.get(short.toLowerCase())
  const term =
    head === undefined
      ? undefined
      : (dictionary.lookUp(head)?.term ?? (full && dictionary.lookUp(full)?.term))
  if (head === undefined || (full === undefined && term === undefined)) return splitTied(text, dictionary)
  const rest = text.slice(head.length)
  const first = wordToken(head, 0, term)
  return rest === '' ? [first] : [first, ...shift(splitFrench(rest, dictionary), head.length)]
}

function splitTied(text: string, dictionary: TermLookup): TextToken[] {
  const [, head, tail] = tied.exec(text) ?? []
  if (head === undefined || tail === undefined) return splitUnknown(text, dictionary)
  const term = dictionary.lookUp(tail.replace(/^[‐‑-](?:t[‐‑-])?/iu, ''))?.term
  const apostrophe = /^(.+['’])(.+)$/u.exec(tail)
  const last = apostrophe
    ? [
        wordToken(apostrophe[1] ?? '', head.length, dictionary.lookUp(apostrophe[1]?.slice(1) ?? '')?.term),
        wordToken(
          apostrophe[2] ?? '',
          head.length + (apostrophe[1]?.length ?? 0),
          dictionary.lookUp(apostrophe[2] ?? '')?.term,
        ),
      ]
    : [wordToken(tail, head.length, term)]
  return [...splitFrench(head, dictionary), ...last]
}

const shift = (tokens: readonly TextToken[], by: number): TextToken[] =>
  tokens.map((token) => ({
    ...token,
    start: token.start + by,
    ...(token.parts && { parts: shift(token.parts, by) }),
  }))
