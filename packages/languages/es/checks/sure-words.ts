import type { Analysis } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { splitClitics } from './clitics.ts'
import { commonVerbs } from './words.ts'

/** The readings of a word but for verbs that are hardly ever meant: hermano is a form of hermanar, too. */
export const likelyReadings = ({ read }: Reader, place: number): readonly Analysis[] =>
  read(place).filter(({ kind, lemma }) => kind !== 'verb' || commonVerbs.has(lemma))

/** The noun at a place that can be nothing else; adjectives that are nouns as well count. */
export function sureNoun(reader: Reader, place: number): readonly Analysis[] {
  const readings = likelyReadings(reader, place)
  const nouns = readings.filter(({ kind }) => kind === 'noun')
  return readings.every(({ kind }) => kind === 'noun' || kind === 'adjective') ? nouns : []
}

/** Whether a word is an infinitive and nothing else, its pronouns counted in: comer, hacerlo. */
export function isInfinitive(reader: Reader, place: number): boolean {
  const { at, read, isName, lexicon } = reader
  if (isName(place)) return false
  const readings = read(place)
  if (readings.length > 0) return readings.every(({ kind }) => kind === 'infinitive')
  const verb = splitClitics(at(place), (form) => {
    const found = lexicon.analyse(form)
    return found.some(({ kind }) => kind === 'infinitive') ? [] : undefined
  })
  return verb !== undefined && /[aeií]r$/.test(verb.verb)
}
