import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { commonVerbs, determiners, functionWords, wordsOf } from './words.ts'

const modals = wordsOf('vouloir pouvoir devoir savoir aimer adorer détester préférer espérer désirer falloir')

/** Puts the verb after a modal, after aller and after pour into the infinitive: je veux mange, je vais mangé. */
export function correctInfinitive(reader: Reader, place: number): readonly Edit[] {
  const { at, read } = reader
  const readings = read(place)
  if (/^(pour|sans)$/.test(at(place))) return toInfinitive(reader, place + 1, false)
  const verbs = readings.filter(({ kind }) => kind === 'verb')
  if (verbs.length === 0 || at(place) === 'puis' || readings.some(({ kind }) => kind === 'noun')) return []
  const isGoing = verbs.some(({ lemma, tense }) => lemma === 'aller' && (tense === 'pr' || tense === 'im'))
  const isModal = verbs.some(({ lemma, tense }) => modals.has(lemma) && tense !== 'su')
  return isGoing || isModal ? toInfinitive(reader, place + 1, true) : []
}

function toInfinitive(
  { at, read, replace, isWord }: Reader,
  place: number,
  afterVerb: boolean,
): readonly Edit[] {
  const word = at(place)
  if (!isWord(place) || functionWords.has(word) || determiners.has(word) || /^(puis|est|suis|es)$/.test(word))
    return []
  const readings = read(place)
  const isNoun = readings.some(({ kind }) => kind === 'noun' || kind === 'other' || kind === 'infinitive')
  const verb = readings.find(
    ({ kind, lemma, tense, gender, number }) =>
      commonVerbs.has(lemma) &&
      lemma.endsWith('er') &&
      (kind === 'verb'
        ? tense === 'pr'
        : afterVerb && kind === 'participle' && gender === 'm' && number === 's'),
  )
  if (isNoun || !verb || readings.some(({ lemma }) => lemma !== verb.lemma) || verb.lemma === word) return []
  return [replace(place, place, verb.lemma, ['infinitive', verb.lemma])]
}
