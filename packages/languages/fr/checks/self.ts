import type { Edit } from './because.ts'
import { agree } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { movement, wordsOf } from './words.ts'

const between = wordsOf(
  'très trop si plus moins assez bien vraiment pas toujours déjà aussi encore tellement un peu',
)

/** Makes what learners say of themselves agree with their own gender, where it is known: je suis fatiguée, je suis allée. */
export function correctSelf(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, lexicon, learner, replace } = reader
  if (!learner || words.some(({ text }) => /["“”«»]/.test(text))) return []
  const isMine =
    /^(je suis|j' étais|je serai)$/.test(`${at(place - 1)} ${at(place)}`) ||
    (at(place - 2) === 'je' && at(place - 1) === 'ne' && at(place) === 'suis')
  if (!isMine) return []
  let predicate = place + 1
  while (between.has(at(predicate))) predicate++
  const readings = read(predicate).filter(({ kind }) => kind !== 'verb')
  const isOther =
    readings.length > 0 &&
    readings.every(
      ({ kind, gender, number }) =>
        /^(adjective|participle)$/.test(kind) && gender !== undefined && gender !== learner && number === 's',
    )
  const [first] = readings
  const isAdjective = readings.some(({ kind, lemma }) => kind === 'adjective' || movement.has(lemma))
  if (!first || !isOther || !isAdjective) return []
  const [participle] = lexicon.inflect(first.lemma, `pp${learner}s`)
  const better = first.kind === 'participle' ? participle : agree(lexicon, first.lemma, learner, 's')
  if (better === undefined || better === at(predicate)) return []
  return [replace(predicate, predicate, better, [learner === 'f' ? 'ofHerself' : 'ofHimself', better])]
}
