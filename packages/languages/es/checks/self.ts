import type { Edit } from './because.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beforeVerb, wordsOf } from './words.ts'

const surelyMine = wordsOf('soy estoy')
const mineWithYo = wordsOf('era estaba fui')
/** Adjectives that are nouns or verbs, too. */
const plain = wordsOf('alto alta bajo baja enfermo enferma simpático simpática nuevo nueva soltero soltera')
const between = wordsOf('muy tan bastante un poco más menos siempre también ya algo demasiado')

/** Makes what learners say of themselves agree with their own gender, where it is known: estoy cansada. */
export function correctSelf(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, lexicon, learner, replace } = reader
  if (!learner || words.some(({ text }) => /["“”«»]/.test(text))) return []
  const isMine =
    surelyMine.has(at(place)) ||
    (mineWithYo.has(at(place)) && at(beforeVerb.has(at(place - 1)) ? place - 2 : place - 1) === 'yo')
  if (!isMine) return []
  let predicate = place + 1
  while (between.has(at(predicate))) predicate++
  const readings = read(predicate)
  const said = readings.filter(({ kind }) => kind === 'adjective' || kind === 'participle')
  const [first] = said
  // After estar stands no noun; of soy médico a woman may think as she likes.
  const isSaid =
    at(place) === 'estoy' || plain.has(at(predicate)) || readings.every(({ kind }) => kind !== 'noun')
  const isOther =
    isSaid && said.every(({ gender, number }) => gender !== undefined && gender !== learner && number === 's')
  if (!first || !isOther || lexicon.rank(at(predicate)) === Infinity) return []
  const better = /[oa]$/.test(at(predicate))
    ? at(predicate).replace(/[oa]$/, learner === 'f' ? 'a' : 'o')
    : agree(lexicon, first.lemma, learner, 's')
  if (better === undefined || better === at(predicate) || lexicon.analyse(better).length === 0) return []
  return [replace(predicate, predicate, better, [learner === 'f' ? 'ofHerself' : 'ofHimself', better])]
}
