import type { LanguageTag } from '../languages.ts'

export type TokenKind = 'word' | 'number' | 'punctuation' | 'space'

/** A piece of a message; the texts of all tokens joined are the message. */
export interface TextToken {
  kind: TokenKind
  text: string
  /** Place in the message, in UTF-16 code units. */
  start: number
  /** The dictionary's term, where the word has one. */
  term?: string
}

export interface TermLookup {
  longestTerm: number
  lookUp: (term: string) => { term: string } | undefined
}

const pieces =
  /(?<space>\s+)|(?<number>\d+(?:[.,:]\d+)*)|(?<han>\p{Script=Han}+)|(?<word>[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*['’]?)|(?<punctuation>[^\s\d\p{L}\p{M}]+|.)/gsu

/** Splits a message into words, numbers, punctuation and space, words being the longest terms of the dictionary. */
export function tokenize(text: string, language: LanguageTag, dictionary: TermLookup): TextToken[] {
  const tokens: TextToken[] = []
  for (const { groups = {}, index } of text.matchAll(pieces)) {
    const [kind = 'punctuation', found = ''] =
      Object.entries(groups).find(([, value]) => value !== undefined) ?? []
    if (kind === 'han') tokens.push(...splitHan(found, index, dictionary))
    else if (kind === 'word') tokens.push(...splitElision(found, index, dictionary))
    else tokens.push({ kind: kind as TokenKind, text: found, start: index })
  }
  return language === 'zh' ? tokens : joinPhrases(text, tokens, dictionary)
}

function wordToken(text: string, start: number, dictionary: TermLookup): TextToken {
  const term = dictionary.lookUp(text)?.term
  return { kind: 'word', text, start, ...(term !== undefined && { term }) }
}

/** Forward longest match: right for most everyday text; the best path by frequency is the language data's work. */
function splitHan(text: string, start: number, dictionary: TermLookup): TextToken[] {
  const tokens: TextToken[] = []
  for (let place = 0; place < text.length;) {
    let length = Math.min(dictionary.longestTerm, text.length - place)
    while (length > 1 && !dictionary.lookUp(text.slice(place, place + length))) length--
    tokens.push(wordToken(text.slice(place, place + length), start + place, dictionary))
    place += length
  }
  return tokens
}

/** l'homme is two words, aujourd'hui is one: the dictionary decides. */
function splitElision(text: string, start: number, dictionary: TermLookup): TextToken[] {
  const apostrophe = text.search(/['’]/)
  const isWhole = dictionary.lookUp(text) !== undefined || apostrophe < 0 || apostrophe === text.length - 1
  if (isWhole) return [wordToken(text, start, dictionary)]
  const head = text.slice(0, apostrophe + 1)
  return [
    wordToken(head, start, dictionary),
    ...splitElision(text.slice(apostrophe + 1), start + apostrophe + 1, dictionary),
  ]
}

/** Words of a phrase that is looked up as one. */
const longestJoin = 4

function joinPhrases(text: string, tokens: readonly TextToken[], dictionary: TermLookup): TextToken[] {
  const joined: TextToken[] = []
  for (let place = 0; place < tokens.length;) {
    const phrase = longestPhrase(text, tokens, place, dictionary)
    const token = phrase?.token ?? tokens[place]
    if (token) joined.push(token)
    place += phrase?.length ?? 1
  }
  return joined
}

function longestPhrase(text: string, tokens: readonly TextToken[], place: number, dictionary: TermLookup) {
  const first = tokens[place]
  if (first?.kind !== 'word' || dictionary.longestTerm === 1) return undefined
  // Word, space, word, …: a phrase of n words is 2n - 1 tokens.
  for (let words = longestJoin; words > 1; words--) {
    const span = tokens.slice(place, place + words * 2 - 1)
    const last = span.at(-1)
    const isPhrase =
      span.length === words * 2 - 1 && span.every(({ kind }, i) => kind === (i % 2 === 0 ? 'word' : 'space'))
    if (!isPhrase || !last) continue
    const found = text.slice(first.start, last.start + last.text.length)
    const term = dictionary.lookUp(found.replace(/\s+/g, ' '))?.term
    if (term !== undefined) {
      const token: TextToken = { kind: 'word', text: found, start: first.start, term }
      return { token, length: span.length }
    }
  }
  return undefined
}
