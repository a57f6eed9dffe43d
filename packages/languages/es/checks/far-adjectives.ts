import type { Edit } from './because.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { correctAdjective } from './agreement.ts'
import { skip } from './clause.ts'
import { findNounPhrase } from './noun-phrase.ts'
import { isSureGender } from './sure-gender.ts'
import { sureNoun } from './sure-words.ts'
import { beforeVerb, determiners, functionWords, prepositions, timeNouns, wordsOf } from './words.ts'

const degree = wordsOf(
  'muy tan bastante más menos demasiado realmente increíblemente extremadamente súper siempre',
)
const where = wordsOf('aquí allí allá ahí hoy ahora también siempre')
const starters = wordsOf('pero porque que cuando si donde aunque y ,')

/** Adjectives that stand away from what they are said of: la comida de allí es sabroso, una mujer realmente bueno. */
export function correctFarAdjective(reader: Reader, place: number): readonly Edit[] {
  return ofFarSubject(reader, place) ?? behindAdverb(reader, place) ?? alsoOfNoun(reader, place) ?? []
}

const isClauseEnd = ({ at, isEnd }: Reader, place: number) =>
  isEnd(place) || /^(y|e|pero|porque|para|aunque|cuando|con|en)$/.test(at(place))

/** La comida de mi madre es sabroso, las playas allí son bonito. */
function ofFarSubject(reader: Reader, place: number): readonly Edit[] | undefined {
  const { at, read, isStart } = reader
  if (!(isStart(place) || starters.has(at(place - 1))) || at(place - 2) === 'de') return undefined
  const phrase = findNounPhrase(reader, place)
  if (!phrase?.gender || !phrase.number || determiners.get(at(place))?.number !== phrase.number)
    return undefined
  if (timeNouns.has(at(phrase.noun))) return undefined
  const after = beside(reader, phrase.noun + 1)
  if (after === undefined) return undefined
  const verb = skip(reader, after, beforeVerb)
  const isBeing = read(verb, 'verb').some(
    ({ lemma, person, tense }) =>
      /^(ser|estar)$/.test(lemma) && tense !== 'ip' && person === (phrase.number === 'p' ? 5 : 2),
  )
  const adjective = skip(reader, verb + 1, degree)
  if (!isBeing || !isClauseEnd(reader, adjective + 1)) return undefined
  return correctAdjective(reader, adjective, phrase.gender, phrase.number, 'predicate')
}

/** The place behind what tells where or whose a thing is; undefined where nothing does or it is not clear where it ends. */
function beside(reader: Reader, start: number): number | undefined {
  const { at, read, isName } = reader
  if (where.has(at(start))) return start + 1
  if (!/^(de|del|en|con|para)$/.test(at(start))) return undefined
  let next = determiners.has(at(start + 1)) && at(start) !== 'del' ? start + 2 : start + 1
  if (/^(aquí|allí|allá|ahí|hoy|mí|ella|él|ellos|ellas)$/.test(at(next))) return next + 1
  if (isName(next)) {
    while (isName(next)) next++
    return next
  }
  const isNoun = sureNoun(reader, next).length > 0 && read(next + 1, 'adjective').length === 0
  return isNoun ? next + 1 : undefined
}

/** Una mujer verdaderamente bueno. */
function behindAdverb(reader: Reader, place: number): readonly Edit[] | undefined {
  const { at, isName } = reader
  const phrase = findNounPhrase(reader, place)
  const adverb = (phrase?.noun ?? place) + 1
  if (!phrase?.gender || !phrase.number || !at(adverb).endsWith('mente') || isName(adverb)) return undefined
  if (determiners.get(at(place))?.number !== phrase.number || prepositions.has(at(place - 1)))
    return undefined
  if (!/^(una?|el|la|mi|otr[oa])$/.test(at(place)) || !isClauseEnd(reader, adverb + 2)) return undefined
  return correctAdjective(reader, adverb + 1, phrase.gender, phrase.number, 'predicate')
}

/** Ojos grandes y negro: both are said of the eyes. */
function alsoOfNoun(reader: Reader, place: number): readonly Edit[] | undefined {
  const { at, read, lexicon, replace, isName } = reader
  const nouns = sureNoun(reader, place)
  const [first] = nouns
  if (!first?.gender || !nouns.every(({ number, gender }) => number === 'p' && gender === first.gender))
    return undefined
  if (!isSureGender(lexicon, at(place), first.lemma, first.gender) || at(place) === 'colores')
    return undefined
  const own = read(place + 1, 'adjective').filter(({ number }) => number === 'p')
  const last = place + 3
  if (own.length === 0 || !/^[ye]$/.test(at(place + 2)) || !isClauseEnd(reader, last + 1)) return undefined
  const readings = read(last)
  const [adjective] = readings
  const isSingular =
    readings.length > 0 && readings.every(({ kind, number }) => kind === 'adjective' && number === 's')
  if (!adjective || !isSingular || isName(last) || functionWords.has(at(last))) return undefined
  const better = agree(lexicon, adjective.lemma, first.gender, 'p')
  return better === undefined || better === at(last)
    ? undefined
    : [replace(last, last, better, ['adjectiveAgrees', better])]
}
