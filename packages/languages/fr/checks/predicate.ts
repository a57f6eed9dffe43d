import type { Edit } from './because.ts'
import type { Gender, GrammaticalNumber } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { correctAdjective } from './agreement.ts'
import { findNounPhrase } from './noun-phrase.ts'
import { verbOfSubject } from './person.ts'
import { correctVerb } from './verbs.ts'
import { clitics, determiners, movement, wordsOf } from './words.ts'

const degree = wordsOf('très trop si plus moins assez bien vraiment pas toujours déjà aussi encore tellement')
const timeNouns = wordsOf(
  'jour matin soir semaine mois année an fois été hiver printemps automne moment week-end lundi samedi dimanche',
)
const colours = /^(dernier|noir|gris|bleu|vert|rouge|blanc|jaune|blond|brun)$/
const genders: Readonly<Record<string, Gender>> = { il: 'm', elle: 'f', ils: 'm', elles: 'f' }
const numbers: Readonly<Record<string, GrammaticalNumber>> = {
  il: 's',
  elle: 's',
  je: 's',
  tu: 's',
  ils: 'p',
  elles: 'p',
}

/** Makes what follows être agree with its subject, and a verb with the noun that is its subject. */
export function correctPredicate(reader: Reader, place: number): readonly Edit[] {
  const { at, read } = reader
  const verb = verbOfSubject(reader, place)
  if (verb !== undefined) {
    if (!read(verb, 'verb').some(({ lemma, tense }) => lemma === 'être' && tense !== 'su')) return []
    if (at(place) === 'il' && at(verb + 1) === 'en') return []
    // Elle s'est cassé la jambe: with a pronoun the object decides.
    if (/^([mts]['e]|nous|vous)$/.test(at(verb - 1)) && verb - 1 > place) return []
    return correctAfterBeing(reader, verb + 1, genders[at(place)], numbers[at(place)])
  }
  return correctNounSubject(reader, place)
}

function correctNounSubject(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, read, text, words } = reader
  // Quelle chance nous avons: of an exclamation the noun is no subject.
  if (!isStart(place) || /^(des|quel|quelle|quels|quelles)$/.test(at(place))) return []
  const phrase = findNounPhrase(reader, place)
  if (!phrase?.number || determiners.get(at(place))?.number !== phrase.number) return []
  if (timeNouns.has(at(phrase.noun)) || /^(et|ou|de|d'|du|des|que|qui)$/.test(at(phrase.noun + 1))) return []
  const isAdjective =
    read(phrase.noun + 1, 'adjective').length > 0 && read(phrase.noun + 1, 'verb').length === 0
  let verb = phrase.noun + (isAdjective ? 2 : 1)
  while (clitics.has(at(verb))) verb++
  const readings = read(verb)
  if (
    !readings.some(({ kind }) => kind === 'verb') ||
    (readings.some(({ kind }) => kind === 'noun') &&
      !/^(est|sont)$/.test(at(verb)) &&
      !isVerbOfMany(reader, phrase.number, verb))
  )
    return []
  const name = text.slice(words[place]?.start, words[phrase.noun]?.end)
  const edits = correctVerb(reader, verb, phrase.number === 'p' ? 5 : 2, name)
  if (edits.length > 0) return edits
  const isBeing = readings.some(({ lemma }) => lemma === 'être')
  if (!isBeing || !phrase.gender) return []
  return correctAfterBeing(reader, verb + 1, phrase.gender, phrase.number).map((edit) =>
    edit.reason[0] === 'adjectiveAgrees'
      ? { ...edit, reason: ['agreesAfterBeing', name.toLowerCase(), edit.reason[1]] }
      : edit,
  )
}

/** Les enfants joue dans le jardin: a noun in the singular cannot stand beside one in the plural. */
function isVerbOfMany({ at, read }: Reader, number: GrammaticalNumber, place: number): boolean {
  const isBeforeRest =
    /^(dans|à|au|aux|avec|le|la|les|un|une|des|du|beaucoup|bien|pas|tous|toujours|souvent|sur|en)$/.test(
      at(place + 1),
    )
  return (
    number === 'p' &&
    isBeforeRest &&
    read(place, 'noun').every((noun) => noun.number === 's') &&
    read(place, 'adjective').length === 0
  )
}

/** Quelle est ton prénom: quel agrees with what stands behind être. */
export function correctQuel(reader: Reader, place: number): readonly Edit[] {
  const { at, replace } = reader
  if (!/^quel(le)?s?$/.test(at(place)) || !/^(est|sont|était)$/.test(at(place + 1))) return []
  const phrase = findNounPhrase(reader, place + 2)
  const given = phrase && determiners.get(at(place + 2))?.number
  if (!phrase?.gender || !given || phrase.number !== given) return []
  const better = `quel${phrase.gender === 'f' ? 'le' : ''}${given === 'p' ? 's' : ''}`
  return better === at(place) ? [] : [replace(place, place, better, ['frWhich', at(phrase.noun), better])]
}

function correctAfterBeing(
  reader: Reader,
  place: number,
  gender: Gender | undefined,
  number: GrammaticalNumber | undefined,
): readonly Edit[] {
  let predicate = place
  while (degree.has(reader.at(predicate))) predicate++
  // Gris anthracite, noir de jais: a colour that another word names more exactly does not change.
  if (
    colours.test(reader.at(predicate)) &&
    (reader.read(predicate + 1, 'noun', 'adjective').length > 0 || reader.at(predicate + 1) === 'de')
  )
    return []
  // Elle est froid may stand for elle a froid.
  if (/^(chaud|froid)$/.test(reader.at(predicate)) && reader.at(place - 2) in genders) return []
  const participle = correctParticiple(reader, predicate, gender, number)
  // Bon marché, super sympa: what another word follows may belong to that one.
  const isAlone =
    reader.isEnd(predicate + 1) || /^(et|mais|ou|pour|avec|dans)$/.test(reader.at(predicate + 1))
  return participle ?? correctAdjective(reader, predicate, gender, number, undefined, isAlone)
}

/** Elle est allé: with être the participle of a verb of movement agrees with the subject. */
function correctParticiple(
  { at, read, lexicon, replace }: Reader,
  place: number,
  gender: Gender | undefined,
  number: GrammaticalNumber | undefined,
): readonly Edit[] | undefined {
  const readings = read(place, 'participle').filter(({ lemma }) => movement.has(lemma))
  const [first] = readings
  if (!first) return undefined
  const wanted = { gender: gender ?? first.gender ?? 'm', number: number ?? first.number ?? 's' }
  if (readings.some((given) => given.gender === wanted.gender && given.number === wanted.number)) return []
  const [better] = lexicon.inflect(first.lemma, `pp${wanted.gender}${wanted.number}`)
  if (better === undefined || better === at(place)) return []
  return [replace(place, place, better, ['frParticipleAgrees', better])]
}
