import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import {
  beginsWithVowel,
  clitics,
  commonVerbs,
  determiners,
  functionWords,
  soundOf,
  wordsOf,
} from './words.ts'

/** Puts the verb after a preposition into the infinitive: pour apprendre, merci de m'aider, avant de manger. */
export function correctAfterPreposition(reader: Reader, place: number): readonly Edit[] {
  return toInfinitive(reader, place) ?? beforeDoing(reader, place) ?? goingTo(reader, place) ?? []
}

/**
 * The lemma of a common verb, where a finite form of it stands that can be nothing else.
 * @param mayBeNoun where what follows leaves only the verb: pour aide ma mère
 */
function finiteVerb({ at, read, isName }: Reader, place: number, mayBeNoun: boolean): string | undefined {
  const readings = read(place).filter(({ kind }) => !(mayBeNoun && kind === 'noun'))
  if (isName(place) || functionWords.has(at(place)) || determiners.has(at(place))) return undefined
  if (readings.length === 0 || readings.some(({ kind }) => !/^(verb|participle)$/.test(kind)))
    return undefined
  const verb = readings.find(
    ({ kind, lemma, tense }) => kind === 'verb' && tense !== 'su' && commonVerbs.has(lemma),
  )
  return verb && readings.every(({ lemma }) => lemma === verb.lemma) ? verb.lemma : undefined
}

/** Pour apprends, merci de m'aidez, j'aime lis. */
function toInfinitive(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, replace } = reader
  const isAim = /^(pour|sans)$/.test(at(place))
  const isOf =
    /^(de|d')$/.test(at(place)) &&
    /^(merci|envie|besoin|avant|essaie|essaye|peur|décidé|oublié)$/.test(at(place - 1))
  const isLiking =
    read(place, 'verb').some(
      ({ lemma, tense }) =>
        /^(aimer|adorer|détester|préférer|vouloir|pouvoir|devoir)$/.test(lemma) && tense === 'pr',
    ) &&
    at(place) !== 'puis' &&
    read(place, 'noun').length === 0
  if (!isAim && !isOf && !isLiking) return undefined
  const isSkipped = (other: number) =>
    !isLiking && /^(me|m'|te|t'|se|s'|le|la|l'|les|lui|leur|y|en|ne|pas)$/.test(at(other))
  let verb = place + 1
  while (isSkipped(verb)) verb++
  const infinitive = finiteVerb(
    reader,
    verb,
    isAim && /^(mon|ma|mes|ton|ta|tes|son|sa|ses|le|la|les|un|une|des)$/.test(at(verb + 1)),
  )
  if (infinitive === undefined || infinitive === at(verb) || /^(a|ont)$/.test(at(verb))) return undefined
  if (at(verb - 1).endsWith("'") !== beginsWithVowel(infinitive) && verb > place + 1) return undefined
  return [replace(verb, verb, infinitive, ['infinitiveAfter', at(place), infinitive])]
}

/** Avant manger, avant mangeant. */
function beforeDoing({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'avant') return undefined
  const [verb] = read(place + 1)
  const isDoing = read(place + 1).every(({ kind }) => kind === 'infinitive' || kind === 'gerund')
  if (!verb || !isDoing) return undefined
  const link = beginsWithVowel(verb.lemma) ? "d'" : 'de '
  return [
    replace(place, place + 1, `${words[place]?.text} ${link}${verb.lemma}`, [
      'frBefore',
      `avant ${link}${verb.lemma}`,
    ]),
  ]
}

const going = wordsOf('vais vas va allons allez vont')

/** Je vais à manger. */
function goingTo({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  if (!going.has(at(place)) || at(place + 1) !== 'à' || clitics.has(at(place + 2))) return undefined
  const readings = read(place + 2)
  const isInfinitive = readings.length > 0 && readings.every(({ kind }) => kind === 'infinitive')
  if (!isInfinitive || soundOf(at(place + 2)) === undefined) return undefined
  const verb = words[place + 2]?.text ?? ''
  return [replace(place, place + 2, `${words[place]?.text} ${verb}`, ['frGoing', `${at(place)} ${verb}`])]
}
