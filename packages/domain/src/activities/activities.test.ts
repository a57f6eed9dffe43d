import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createChance } from '../chance.ts'
import { checkExercise, solutionOf } from '../exercises/check-exercise.ts'
import type { DrillTask } from '../exercises/drill.ts'
import { gapsOf } from '../exercises/cloze-text.ts'
import { drillKinds, namesWords, selectWords, type WordSelection, type WordSource } from './activity.ts'
import { makeDrills, type ActivityWord, type WordDrill } from './make-drills.ts'
import { readActivity } from './read-activity.ts'
import { sentencePieces } from './sentence-pieces.ts'

const row = (word_string: string, seen: number, tags: string[] = []) => ({
  word_string,
  seen,
  clicks: 0,
  tags,
})
const source: WordSource = {
  bank: [row('pan', 30, ['market']), row('agua', 6, ['market']), row('sol', 0), row('mesa', 40)],
  due: ['mesa', 'gone', 'sol', 'mesa'],
  termsOf: (_courseId, lessonId) => (lessonId === 'hello' ? ['hola', 'pan', 'sol'] : []),
}

describe('the words of an activity', () => {
  it.each<[WordSelection, boolean]>([
    [{ by: 'due' }, true],
    [{ by: 'strength', band: 'weak' }, true],
    [{ by: 'tag', tag: 'market' }, true],
    [{ by: 'tag', tag: '' }, false],
    [{ by: 'lesson', courseId: 'es', lessonId: 'hello' }, true],
    [{ by: 'lesson', courseId: 'es', lessonId: '' }, false],
    [{ by: 'hand', words: ['pan'] }, true],
    [{ by: 'hand', words: [] }, false],
  ])('of %j are named: %s', (selection, isNamed) => {
    expect(namesWords(selection)).toBe(isNamed)
  })

  it.each<[WordSelection, string[]]>([
    [{ by: 'due' }, ['mesa', 'sol']],
    [{ by: 'tag', tag: 'market' }, ['agua', 'pan']],
    [{ by: 'tag', tag: 'none' }, []],
    [{ by: 'strength', band: 'weak' }, ['sol', 'agua']],
    [{ by: 'strength', band: 'strong' }, ['pan', 'mesa']],
    [{ by: 'lesson', courseId: 'es-a1', lessonId: 'hello' }, ['sol', 'pan']],
    [{ by: 'lesson', courseId: 'es-a1', lessonId: 'gone' }, []],
    [{ by: 'hand', words: ['mesa', 'gone', 'agua'] }, ['agua', 'mesa']],
  ])('by %j', (selection, words) => {
    expect(selectWords(selection, source)).toEqual(words)
  })
})

describe('a stored activity', () => {
  const stored = {
    id: 'a',
    name: 'Market',
    selection: { by: 'tag', tag: 'market' },
    kinds: ['cloze', 'choice'],
  }

  it('is read with the kinds that are known', () => {
    expect(readActivity({ ...stored, kinds: [...stored.kinds, 'singing'] })).toEqual({
      ...stored,
      kinds: ['choice', 'cloze'],
    })
  })

  it.each([
    { selection: { by: 'moon' } },
    { selection: null },
    { selection: { by: 'strength', band: 'huge' } },
    { selection: { by: 'hand', words: [1] } },
    { kinds: ['singing'] },
  ])('of another make is none: %j', (more) => {
    expect(readActivity({ ...stored, ...more })).toBeUndefined()
  })
})

const sentence = (text: string, translation = '') => ({
  text,
  translation,
  pieces: sentencePieces(text, 'es', undefined),
})
const words: ActivityWord[] = [
  { term: 'pan', meaning: 'bread', sentences: [sentence('Compro pan y leche.', 'I buy bread and milk.')] },
  { term: 'sol', meaning: 'sun', sentences: [sentence('¿Hay sol hoy?')] },
  { term: 'agua', meaning: 'water', sentences: [] },
  { term: 'quizá', meaning: '', sentences: [] },
]
const prompts = { choice: 'c', typing: 't', listening: 'l', order: 'o', cloze: 'z' }
const make = (kinds: readonly (typeof drillKinds)[number][], of = words, seed = 7) =>
  makeDrills(of, { kinds, prompts, language: 'es', chance: createChance(seed) })
const tasks = (drills: readonly WordDrill[]) => drills.map(({ word, drill }) => [word, drill.task.prompt])

function rightAnswer(task: DrillTask): readonly string[] {
  if (task.kind === 'order') return task.pieces
  if (task.kind === 'cloze') return gapsOf(task.text).map(({ answers: [answer = ''] }) => answer)
  return [solutionOf(task, 'es', [])]
}
const offeredBy = (task: DrillTask | undefined) => (task?.kind === 'choice' ? task.options : [])

describe('the exercises of an activity', () => {
  it('are one a word, the kinds by turns, another kind where one cannot be made', () => {
    expect(tasks(make(['cloze', 'typing', 'listening']))).toEqual([
      ['pan', 'z'],
      ['sol', 't'],
      ['agua', 'l'],
      ['quizá', 'l'],
    ])
    expect(tasks(make(['order']))).toEqual([
      ['pan', 'o'],
      ['sol', 'o'],
    ])
    expect(make(['choice'], words.slice(0, 1))).toEqual([])
  })

  it('takes wrong options from other words as well', () => {
    const workshop = { kinds: ['choice'] as const, prompts, language: 'es', chance: createChance(7) } as const
    const [only] = makeDrills(words.slice(0, 1), { ...workshop, otherMeanings: ['bread', 'moon', ''] })
    expect(offeredBy(only?.drill.task).toSorted()).toEqual(['bread', 'moon'])
  })

  it('say which card they are about', () => {
    const cards = new Map(drillKinds.map((kind) => [kind, make([kind])[0]?.card]))
    expect(Object.fromEntries(cards)).toEqual({
      choice: 'recognition',
      typing: 'production',
      listening: 'recognition',
      order: undefined,
      cloze: 'production',
    })
  })

  it('can be answered, whatever chance deals', () => {
    fc.assert(
      fc.property(fc.subarray([...drillKinds], { minLength: 1 }), fc.integer(), (kinds, seed) => {
        for (const { drill } of make(kinds, words, seed)) {
          expect(checkExercise(drill.task, rightAnswer(drill.task), 'es').isRight).toBe(true)
          expect(new Set(offeredBy(drill.task)).size).toBe(offeredBy(drill.task).length)
        }
      }),
    )
  })
})

it.each([
  ['es', '¿Qué tal, Ana?', undefined, ['¿Qué', 'tal,', 'Ana?']],
  ['fr', 'Ça va ?', undefined, ['Ça', 'va ?']],
  ['fr', '« Oui », dit-il.', undefined, ['«Oui »,', 'dit-il.']],
  ['zh', '我喜欢茶。', ['我', '喜欢', '茶', '。'], ['我', '喜欢', '茶。']],
  ['zh', '“好！”', ['“', '好', '！', '”'], ['“好！”']],
  ['zh', '我喜欢茶。', undefined, []],
] as const)('in %s “%s” has its pieces', (language, text, tokens, pieces) => {
  expect(
    sentencePieces(
      text,
      language,
      tokens?.map((token) => ({ text: token })),
    ),
  ).toEqual(pieces)
})
