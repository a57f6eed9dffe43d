import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { skip } from './clause.ts'
import { commonVerbs, functionWords, subjects, wordsOf } from './words.ts'

const triggers = [
  'para que',
  'antes de que',
  'sin que',
  'a menos que',
  'con tal de que',
  'es importante que',
  'es necesario que',
  'es mejor que',
  'es posible que',
  'es imposible que',
  'es bueno que',
  'es probable que',
  'no creo que',
  'no pienso que',
  'no es verdad que',
  'dudo que',
  'me gusta que',
  'me alegro de que',
  'es triste que',
  'es raro que',
  'es increíble que',
  'es normal que',
  'es difícil que',
  'es una lástima que',
  'está bien que',
  'necesito que',
  'prefiero que',
  'recomiendo que',
  'me encanta que',
  'me molesta que',
  'no es cierto que',
  'en caso de que',
  'es preciso que',
  'espero que',
  'tengo miedo de que',
]
/** Wishes and aims of the past, whose verb stands in the past subjunctive. */
const pastTriggers = [
  'quería que',
  'queríamos que',
  'querían que',
  'para que',
  'antes de que',
  'sin que',
  'como si',
  'era importante que',
  'era necesario que',
  'esperaba que',
]
const firstWords = new Set([...triggers, ...pastTriggers].map((phrase) => phrase.split(' ')[0] ?? ''))
const between = wordsOf('no me te se nos lo la le les los las')

/** Puts the verb after a wish, a doubt or a judgement into the subjunctive: para que vengas, es importante que estudies. */
export function correctMood(reader: Reader, place: number): readonly Edit[] {
  const { at, says, read, lexicon, replace } = reader
  if (!firstWords.has(at(place))) return []
  const trigger = triggers.find((phrase) => says(place, phrase))
  if (trigger === undefined) return wished(reader, place)
  const after = place + trigger.split(' ').length
  const verb = skip(reader, at(after) in subjects ? after + 1 : after, between)
  const readings = read(verb)
  const reading = readings.find(({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma))
  const isSure = readings.every(({ kind, tense }) => kind === 'verb' && /^(pr|ip|pt)$/.test(tense ?? ''))
  if (functionWords.has(at(verb)) || !reading || reading.person === undefined || !isSure)
    return wished(reader, place)
  const form = conjugate(lexicon, reading.lemma, 'su', reading.person)
  return form && form !== at(verb) ? [replace(verb, verb, form, ['esMood', trigger, form])] : []
}

/** Quería que vino, como si era: in the past it is viniera, fuera. */
function wished(reader: Reader, place: number): readonly Edit[] {
  const { at, says, read, lexicon, replace } = reader
  const trigger = pastTriggers.find((phrase) => says(place, phrase))
  if (trigger === undefined) return []
  const after = place + trigger.split(' ').length
  const verb = skip(reader, at(after) in subjects ? after + 1 : after, between)
  const readings = read(verb)
  const [reading] = readings
  const tenses = trigger === 'como si' ? /^(pr|im|pt|ip)$/ : /^(im|pt)$/
  const isSure = readings.every(
    ({ kind, tense, lemma }) => kind === 'verb' && tenses.test(tense ?? '') && commonVerbs.has(lemma),
  )
  if (functionWords.has(at(verb)) || !reading || reading.person === undefined || !isSure) return []
  const form = conjugate(lexicon, reading.lemma, 'si', reading.person)
  return form && form !== at(verb) ? [replace(verb, verb, form, ['esMood', trigger, form])] : []
}
