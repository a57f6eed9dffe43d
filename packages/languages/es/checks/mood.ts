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
  'tengo miedo de que',
]
const between = wordsOf('no me te se nos lo la le les los las')

/** Puts the verb after a wish, a doubt or a judgement into the subjunctive: para que vengas, es importante que estudies. */
export function correctMood(reader: Reader, place: number): readonly Edit[] {
  const { at, says, read, lexicon, replace } = reader
  const trigger = triggers.find((phrase) => says(place, phrase))
  if (trigger === undefined) return []
  const after = place + trigger.split(' ').length
  const verb = skip(reader, at(after) in subjects ? after + 1 : after, between)
  const readings = read(verb)
  const reading = readings.find(({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma))
  const isSure = readings.every(({ kind, tense }) => kind === 'verb' && /^(pr|ip|pt)$/.test(tense ?? ''))
  if (functionWords.has(at(verb)) || !reading || reading.person === undefined || !isSure) return []
  const form = conjugate(lexicon, reading.lemma, 'su', reading.person)
  return form && form !== at(verb) ? [replace(verb, verb, form, ['esMood', trigger, form])] : []
}
