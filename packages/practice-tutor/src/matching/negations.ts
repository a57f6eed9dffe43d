import type { LanguageTag } from '@lingarden/languages/find-language'
import type { ByLanguage } from '../scenario.ts'
import type { Step } from './align.ts'
import type { Token } from './tokens.ts'

/** Words that deny the sentence they stand in. */
const negations: ByLanguage<RegExp> = {
  es: /(?<!\p{L})(?:no|nunca|jamás|tampoco|ning[uú]n[oa]?|nadie)(?!\p{L})/giu,
  // "Non" answers a question; what a sentence denies stands in it. "Plus" or "rien" deny only behind "ne".
  fr: /(?<!\p{L})(?:pas|jamais)(?!\p{L})|(?<=(?<!\p{L})n(?:e |['’]).*(?<!\p{L}))(?:plus|rien|personne|aucune?|ni)(?!\p{L})/giu,
  zh: /[不没别]/gu,
}

/**
 * An answer before the sentence, as in "no, it is mine", or "well, no, it is mine": it denies what was asked, not what
 * follows.
 */
const openers: Partial<ByLanguage<RegExp>> = {
  es: /(?<=^[\s¡]*(?:(?:bueno|pues|ay|uy|eh|hola|perd[oó]n)[\s,.!¡…]+)*)no(?=\s*(?:[,.;!]|$)| (?:muchas )?gracias| nada| lo siento| perd[oó]na?| porque| pero| bueno| mejor)/giu,
  zh: /(?<=^(?:[嗯哦啊呃那][\s，,。…]*)*)[不没](?=[是有用要]?(?:[，,。.！!]|$))/gu,
}

/** Expressions in which these words deny nothing. */
const harmless: ByLanguage<RegExp> = {
  es: /[¿,]\s*no(?=\s*\?)|cómo no|por qué no|no hay problema|no pasa nada|no importa|no s[oó]lo(?!\p{L})/giu,
  fr: /pourquoi pas|n['’]est-ce pas|(?<!(?<!\p{L})n(?:e |['’]).*)pas mal|pas de (?:problème|souci)s?|pas grave|pas seulement/giu,
  zh: /(.)[不没]\1|没(?:关系|问题|事|错|什么)|不(?:客气|错|用谢|谢|好意思|过|同|但|仅|只)|对不起|差不多|了不起|别[的人]|[特告分区级]别/gu,
}

/** Stands for a negation that opens an answer. */
const opener = '{no}'
const openerWords: ReadonlySet<string> = new Set(['no', '不', '没'])

/** A choice of a pattern, with its negation marked where it is nothing but an opener that may be left out. */
export const markOpener = (choice: string): string =>
  choice.replace(/^(?:no$|[不没](?=[是有用要]?$))/u, opener)

/** Whether a learner's word is an opener and the expected one a negation: an opener stands for any. */
export const isOpenerFor = (given: string, expected: string): boolean =>
  given === opener && openerWords.has(expected)

/** A learner's words, openers marked, and which of them deny the sentence. */
export function readNegations(
  text: string,
  tokens: readonly Token[],
  language: LanguageTag,
): { words: Token[]; denying: ReadonlySet<Token> } {
  const opening = startsOf(text, openers[language])
  const spared = [...rangesOf(text, harmless[language]), ...rangesOf(text, openers[language])]
  const words = tokens.map((token) => (opening.has(token.start) ? { ...token, text: opener } : token))
  const places = rangesOf(text, negations[language])
    .map(({ start }) => start)
    .filter((place) => !spared.some(({ start, end }) => start <= place && place < end))
  const denying = words.filter(({ start, end }) => places.some((place) => start <= place && place < end))
  return { words, denying: new Set(denying) }
}

/**
 * Whether a negation of an answer stands at another word than that of the expected wording, as in "I am no teacher" beside
 * "I do not work, I am a teacher".
 */
export function deniesOther(
  steps: readonly Step[],
  denying: ReadonlySet<Token>,
  language: LanguageTag,
): boolean {
  return steps.some((step, place) => {
    if (step.kind !== 'match' || step.difference === 'other' || !denying.has(step.given)) return false
    const behind = steps.slice(place + 1)
    const end = behind.findIndex(({ kind }) => kind !== 'missing')
    const unsaid = behind.slice(0, end === -1 ? behind.length : end + 1)
    // French has the verb before "pas", and a participle behind it.
    const before = language === 'fr' ? steps.slice(Math.max(0, place - 1), place) : []
    return [...before, ...unsaid].some((other) => isUnsaid(other, language))
  })
}

/** Whether an expected word of some weight was not said there; small words are forgotten by learners (no [me] gusta). */
function isUnsaid(step: Step, language: LanguageTag): boolean {
  if (step.kind !== 'missing' && !(step.kind === 'match' && step.difference === 'other')) return false
  return language === 'zh' ? !/[有是想要会太很得了]/u.test(step.expected) : step.expected.length >= 4
}

function rangesOf(text: string, pattern: RegExp | undefined) {
  const found = pattern ? [...text.matchAll(pattern)] : []
  return found.map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
}

const startsOf = (text: string, pattern: RegExp | undefined): ReadonlySet<number> =>
  new Set(rangesOf(text, pattern).map(({ start }) => start))
