import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { correctAdjective, tellOfArticle } from './agreement.ts'
import type { NounPhrase } from '../../kit/sentence/noun-phrase.ts'
import { findSubject, skip } from './clause.ts'
import { findNounPhrase, takesMasculineArticle } from './noun-phrase.ts'
import { correctVerb } from './person.ts'
import { beforeVerb, clitics, commonVerbs, determiners, prepositions, timeNouns, wordsOf } from './words.ts'

const degree = wordsOf('muy tan bastante más menos demasiado')
/** Words behind which a clause begins with its subject. */
const starters = wordsOf('pero porque que cuando si donde aunque entonces mientras')
const linking = wordsOf('y e o ni de que con')

/** Doce euros es caro: what is said of a sum is said of it as one. */
const sums = /^(euros|dólares|libras|pesos|céntimos|yuanes|kilómetros|kilos)$/

/** Makes the verb after a subject with a noun agree with it, and the adjective after ser and estar. */
export function correctPredicate(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, words, read } = reader
  if (!isStart(place) && !starters.has(at(place - 1))) return []
  const phrase = findNounPhrase(reader, place)
  if (!phrase) return ofPronoun(reader, place)
  if (
    !phrase.number ||
    /^(gracias|verdad)$/.test(at(phrase.noun)) ||
    timeNouns.has(at(phrase.noun)) ||
    sums.test(at(phrase.noun)) ||
    at(place) === 'cada'
  )
    return []
  const after = afterOwner(reader, phrase, afterSubject(reader, phrase))
  if (linking.has(at(after))) return []
  let verb = after
  while (beforeVerb.has(at(verb)) || clitics.has(at(verb))) verb++
  // El aceite lo tenemos, la receta soy yo: the noun is no subject.
  if (/^l[oae]s?$/.test(at(verb - 1)) || /^(yo|tú|nosotr[oa]s|vosotr[oa]s)$/.test(at(verb + 1))) return []
  const readings = read(verb)
  if (!readings.some(({ kind, lemma }) => kind === 'verb' && commonVerbs.has(lemma))) return []
  // El hermoso juego de fútbol.
  const isAdjectiveFirst =
    read(phrase.noun, 'adjective').length > 0 && readings.some(({ kind }) => kind === 'noun')
  if (isAdjectiveFirst) return []
  if (!isSurelyVerb(reader, verb) || /^(como|para|gusta|encanta)/.test(at(verb))) return []
  const name = reader.text.slice(words[place]?.start, words[phrase.noun]?.end)
  // Mi comida favorita son las tapas: between two nouns, ser may agree with either.
  const isBeing = readings.some(({ lemma }) => lemma === 'ser')
  if (
    isBeing &&
    (determiners.has(at(verb + 1)) || reader.isName(verb + 1) || read(verb + 1, 'infinitive').length > 0)
  )
    return []
  // El menú son veintidós euros.
  const isPrice =
    /^(\d.*|veinti.+|dieci.+|(?:tre|cuare|cincue|sese|sete|oche|nove)nta|mil|.+cientos|quinientos)$/
  if (isBeing && isPrice.test(at(verb + 1))) return []
  // Su hábitat eran: los ríos.
  if (isBeing && words[verb + 1]?.text === ':') return []
  const edits = correctVerb(reader, verb, phrase.number === 'p' ? 5 : 2, name)
  if (edits.length > 0) return edits
  if (!readings.some(({ lemma }) => lemma === 'ser' || lemma === 'estar') || !phrase.gender) return []
  let predicate = verb + 1
  while (degree.has(at(predicate))) predicate++
  const agreed = correctAdjective(reader, predicate, phrase.gender, phrase.number, 'predicate')
  const isMasculineArticle = takesMasculineArticle(at(phrase.noun)) && /^(el|un)$/.test(at(place))
  return isMasculineArticle ? agreed.map((edit) => tellOfArticle(reader, phrase, edit)) : agreed
}

const gendered: Readonly<Record<string, 'm' | 'f'>> = { él: 'm', ella: 'f', nosotras: 'f', ellas: 'f' }

/** Ella es alto: the adjective agrees with a pronoun, too. */
function ofPronoun(reader: Reader, place: number): readonly Edit[] {
  const { at, read } = reader
  const gender = gendered[at(place)]
  const subject = gender && findSubject(reader, place)
  if (!subject) return []
  const verb = skip(reader, subject.next, beforeVerb)
  const isBeing = read(verb, 'verb').some(
    ({ lemma, person }) => /^(ser|estar)$/.test(lemma) && person === subject.person,
  )
  if (!isBeing) return []
  return correctAdjective(
    reader,
    skip(reader, verb + 1, degree),
    gender,
    subject.person > 2 ? 'p' : 's',
    'predicate',
  )
}

/** Son is a sound, trabajo is work too; but not after a subject and before a preposition. */
function isSurelyVerb({ at, read }: Reader, place: number): boolean {
  const readings = read(place)
  if (readings.some(({ lemma }) => lemma === 'ser' || lemma === 'estar')) return true
  const isBeforeRest = prepositions.has(at(place + 1)) || at(place + 1) === 'mucho'
  const isFirstPerson = readings.some(({ person, tense }) => person === 0 && tense === 'pr')
  return readings.every(({ kind }) => kind === 'verb' || (kind === 'noun' && isFirstPerson && isBeforeRest))
}

/** Parts of many, whose verb may agree with the many: la mayoría de mis amigos son. */
const collective = wordsOf(
  'mayoría parte mitad grupo resto número montón docena serie tipo variedad par cantidad conjunto gente equipo clase especie millón ' +
    'mayor partes tipos uno una',
)

/** Las casas de mi amigo: the place after de and whose it is. */
function afterOwner({ at, read, isName }: Reader, { noun, number }: NounPhrase, after: number): number {
  if (!/^(de|del)$/.test(at(after)) || collective.has(at(noun))) return after
  let owner = determiners.has(at(after + 1)) ? after + 2 : after + 1
  const isNamed = isName(owner)
  while (isName(owner)) owner++
  if (!isNamed) {
    const isNoun = read(owner, 'noun').length > 0 && !timeNouns.has(at(owner))
    if (!isNoun || at(owner + 1) === 'y' || read(owner + 1, 'adjective').length > 0) return after
    owner++
  }
  // The verb alone is judged where the two are of different numbers: las casas de mi amigo es.
  const verb = read(owner, 'verb')
  return number &&
    verb.some(
      ({ lemma, person }) =>
        /^(ser|estar|tener|vivir|trabajar|hacer)$/.test(lemma) && (person === 2 || person === 5),
    )
    ? owner
    : after
}

function afterSubject({ read, at }: Reader, { noun, gender }: NounPhrase): number {
  const adjectives = read(noun + 1, 'adjective').filter(
    (reading) => !reading.gender || reading.gender === gender,
  )
  const isAdjective =
    adjectives.length > 0 && read(noun + 1, 'verb').length === 0 && !linking.has(at(noun + 1))
  return noun + (isAdjective ? 2 : 1)
}
