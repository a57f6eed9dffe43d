import type { Edit, Reason } from './because.ts'
import type { Analysis } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { commonVerbs, determiners, movement, wordsOf } from './words.ts'

const feelings = wordsOf('faim soif peur raison tort sommeil besoin envie')
const warmth = wordsOf('chaud froid')
const acts = wordsOf(
  'manger parler travailler étudier dormir jouer boire voyager cuisiner nager danser habiter',
)
const between = wordsOf('pas déjà bien toujours jamais encore beaucoup très trop')
const numbers = wordsOf(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf ' +
    'vingt vingt-deux vingt-cinq trente quarante cinquante soixante',
)

/** Corrects être and avoir where the other is surely meant, and the form of the verb after avoir. */
export function correctAuxiliary(reader: Reader, place: number): readonly Edit[] {
  const verbs = reader.read(place, 'verb').filter(({ tense }) => tense === 'pr' || tense === 'im')
  const be = verbs.find(({ lemma }) => lemma === 'être')
  const have = verbs.find(({ lemma }) => lemma === 'avoir')
  if (be) return toAvoir(reader, place, be)
  return have && reader.at(place - 1) !== 'y' ? afterAvoir(reader, place, have) : []
}

function toAvoir(reader: Reader, place: number, be: Analysis): readonly Edit[] {
  const { at, isEnd, read } = reader
  const isNumber = /^\d+$/.test(at(place + 1)) || numbers.has(at(place + 1))
  const word = between.has(at(place + 1)) ? place + 2 : place + 1
  const isPerson = /^(je|tu|nous|vous|il|elle|ils|elles|on)$/.test(at(place - 1))
  const after = at(word + 1)
  const isLast = isEnd(word + 1) || wordsOf("et de d' des du mais maintenant aussi aujourd'").has(after)
  const isFeeling = feelings.has(at(word)) && isLast
  const isWarm = warmth.has(at(word)) && /^(je|tu|nous|vous)$/.test(at(place - 1)) && isLast
  const isAge = isNumber && /^ans?$/.test(at(place + 2)) && isPerson
  const isAct =
    isPerson &&
    /^(je|tu|nous|vous)$/.test(at(place - 1)) &&
    // Vous vous êtes parlé: with a pronoun of its own every verb takes être.
    at(place - 2) !== at(place - 1) &&
    read(word, 'participle').some(({ lemma }) => acts.has(lemma)) &&
    read(word, 'adjective', 'noun').length === 0
  if (isAge) return change(reader, place, be, 'avoir', ['frAge'])
  if (isFeeling || isWarm) return change(reader, place, be, 'avoir', ['oneSays', `avoir ${at(word)}`])
  return isAct ? change(reader, place, be, 'avoir', ['frTakesAvoir']) : []
}

function afterAvoir(reader: Reader, place: number, have: Analysis): readonly Edit[] {
  const { at, read, lexicon, replace } = reader
  const next = between.has(at(place + 1)) ? place + 2 : place + 1
  const readings = read(next)
  const moved = readings.find(({ kind, lemma }) => kind === 'participle' && movement.has(lemma))
  const isTransitive =
    /^(sortir|rentrer|retourner|entrer)$/.test(moved?.lemma ?? '') &&
    (determiners.has(at(next + 1)) || /^(lui|leur|la|le|les|l')$/.test(at(place - 1)))
  const isIdiom = read(place - 1, 'infinitive').length > 0
  if (
    moved &&
    !isTransitive &&
    !isIdiom &&
    !readings.some(({ kind }) => kind === 'other' || kind === 'infinitive')
  )
    return change(reader, place, have, 'être', ['frTakesEtre', moved.lemma])
  if (
    readings.some(
      ({ kind }) => kind === 'noun' || kind === 'participle' || kind === 'adjective' || kind === 'other',
    )
  )
    return []
  const verb = readings.find(
    ({ kind, lemma, tense }) =>
      commonVerbs.has(lemma) &&
      lemma.endsWith('er') &&
      (kind === 'infinitive' || (kind === 'verb' && tense === 'pr')),
  )
  const [participle] = verb ? lexicon.inflect(verb.lemma, 'ppms') : []
  // Hésiter a demander: there a is written for à.
  if (participle === undefined || participle === at(next) || isIdiom) return []
  return [replace(next, next, participle, ['participleAfter', 'avoir', participle])]
}

function change(reader: Reader, place: number, { tense, person }: Analysis, verb: string, reason: Reason) {
  const { at, words, lexicon, replace } = reader
  const form = conjugate(lexicon, verb, tense ?? 'pr', person ?? 2)
  if (form === undefined) return []
  if (at(place - 1) === 'je' && verb === 'avoir') return [replace(place - 1, place, `j'${form}`, reason)]
  if (at(place - 1) === "j'") return [replace(place - 1, place, `je ${form}`, reason)]
  if (/^[mtns]'$/.test(at(place - 1))) return []
  return words[place] ? [replace(place, place, form, reason)] : []
}
