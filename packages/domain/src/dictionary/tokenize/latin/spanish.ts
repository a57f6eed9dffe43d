import { wordToken, type TermLookup, type TextToken } from '../text-token.ts'
import { splitUnknown } from './hyphens.ts'
import { guessInfinitives } from './spanish-infinitives.ts'

/** Pronouns at the end of a verb: one or two. */
const pronouns = /^(se|me|te|nos|os)?(se|me|te|nos|os|lo|la|los|las|le|les)$/iu
const longestPronouns = 'noslos'.length

/** Imperatives that bear no accent before one pronoun; of longer ones nothing but the accent tells them from nouns. */
const shortImperative =
  /^(?:da|den?|di|diga|haz|pon|ten|ven?|sal|sé|oye|mira|deja|trae|pasa|llama|espera|cuenta)$/u

/**
 * Splits a run of Spanish letters, apostrophes and hyphens: a verb with pronouns that the dictionary does not have
 * as it stands (dándoselo) is one word, with the verb as its term and verb and pronouns as its parts.
 */
export function splitSpanish(text: string, dictionary: TermLookup): TextToken[] {
  const known = dictionary.lookUp(text)
  if (known) return [wordToken(text, 0, known.term)]
  const verb = readVerbWithPronouns(text, dictionary)
  return verb ? [verb] : splitUnknown(text, dictionary)
}

function readVerbWithPronouns(text: string, dictionary: TermLookup): TextToken | undefined {
  for (let cut = text.length - 2; cut > 0 && text.length - cut <= longestPronouns; cut--) {
    const [head, tail] = [text.slice(0, cut), text.slice(cut)]
    const found = pronouns.exec(tail)
    const term = found ? findVerb(head, tail, dictionary) : undefined
    if (found && term !== undefined) return joinVerb([head, found[1] ?? '', found[2] ?? ''], term, dictionary)
  }
  return undefined
}

function joinVerb(texts: readonly string[], term: string, dictionary: TermLookup): TextToken {
  const parts: TextToken[] = []
  let start = 0
  for (const text of texts.filter((part) => part !== '')) {
    parts.push(wordToken(text, start, start === 0 ? term : dictionary.lookUp(text)?.term))
    start += text.length
  }
  return wordToken(texts.join(''), 0, term, { parts })
}

function findVerb(head: string, end: string, dictionary: TermLookup): string | undefined {
  for (const form of formsOf(head.toLowerCase(), end.toLowerCase())) {
    const lemma = dictionary.lookUp(form)?.formOf?.find(([candidate]) => /[aeií]r$/u.test(candidate))?.[0]
    const infinitive = [...(lemma === undefined ? [] : [lemma]), ...guessInfinitives(form)].find(
      (candidate) => dictionary.lookUp(candidate) !== undefined,
    )
    if (infinitive !== undefined) return dictionary.lookUp(infinitive)?.term
  }
  return undefined
}

/** The verb as it is without pronouns: dándo is dando, levantémo(nos) is levantemos, levanta(os) is levantad. */
function formsOf(head: string, end: string): string[] {
  const plain = head.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
  const isGerundOrInfinitive = /(?:ando|[iy]endo|[aeií]r)$/u.test(plain)
  if (end.startsWith('nos') && plain.endsWith('mo')) return [`${plain}s`]
  if (end.startsWith('os') && /[aeí]$|i$/u.test(plain)) return [`${plain}d`]
  const isImperative = head !== plain || shortImperative.test(plain)
  return isGerundOrInfinitive || isImperative ? [head, plain] : []
}
