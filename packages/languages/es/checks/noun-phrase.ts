import { agreementOf, type NounPhrase } from '../../kit/sentence/noun-phrase.ts'
import type { Analysis } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isSureGender } from './sure-gender.ts'
import {
  clitics,
  commonVerbs,
  determiners,
  functionWords,
  prepositions,
  stressedA,
  wordsOf,
} from './words.ts'

const adjectivesBefore = wordsOf(
  'buen buena buenas buenos nuevo nueva nuevos nuevas pequeño pequeña pequeños pequeñas mala malas malos otro otra ' +
    'otros otras gran grandes primer primera último última mismo misma mismos mismas',
)

/** The noun phrase that begins with the determiner at a place; undefined where it is not surely one. */
export function findNounPhrase(reader: Reader, place: number): NounPhrase | undefined {
  const { at, read, isName } = reader
  if (!determiners.has(at(place)) || isName(place)) return undefined
  const hasAdjective = adjectivesBefore.has(at(place + 1)) && read(place + 2, 'noun').length > 0
  const noun = place + (hasAdjective ? 2 : 1)
  if (functionWords.has(at(noun)) || isName(noun) || determiners.has(at(noun))) return undefined
  const nouns = read(noun, 'noun')
  if (nouns.length === 0 || isVerbAfterClitic(reader, place, noun)) return undefined
  return {
    determiner: place,
    ...(hasAdjective && { adjective: place + 1 }),
    noun,
    ...sureAgreement(reader, noun, nouns),
  }
}

/** Number and gender of a noun; no gender where one cannot rely on that of the lexicon. */
function sureAgreement({ at, read, lexicon }: Reader, place: number, nouns: readonly Analysis[]) {
  const { gender, number } = agreementOf(nouns, read(place, 'adjective'))
  const isSure = gender && nouns.every(({ lemma }) => isSureGender(lexicon, at(place), lemma, gender))
  return { ...(isSure && { gender }), ...(number && { number }) }
}

/** Las compras is two things: she buys them, the purchases. */
function isVerbAfterClitic({ at, read, isStart, words }: Reader, place: number, noun: number): boolean {
  const verbs = read(noun, 'verb')
  if (
    verbs.length === 0 ||
    !(clitics.has(at(place)) || /^est[eao]s?$/.test(at(place))) ||
    prepositions.has(at(place - 1))
  )
    return false
  // Ver los luces: a pronoun stands before the first verb.
  const isAfterVerb =
    read(place - 1).length > 0 &&
    read(place - 1).every(({ kind }) => kind === 'infinitive' || kind === 'verb' || kind === 'gerund')
  if (isAfterVerb) return false
  // La casa es: two finite verbs do not follow each other.
  if (read(noun + 1, 'verb').some(({ lemma }) => /^(ser|estar|tener|trabajar|vivir)$/.test(lemma)))
    return false
  // Las casas blancas: hardly anyone begins by telling somebody what they marry.
  // ¿Los pagas tú?
  const isAsked = words.at(-1)?.text === '?' && verbs.some(({ lemma }) => commonVerbs.has(lemma))
  return (
    !isStart(place) || isAsked || verbs.some(({ lemma, person }) => commonVerbs.has(lemma) && person !== 1)
  )
}

/** Whether a noun takes the article of the other gender: el agua. */
export const takesMasculineArticle = (noun: string) => stressedA.has(noun)
