import { loadFirstTalk } from '@lingarden/languages/load'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import type { FirstAnswer } from './answers.ts'
import { readOwnSentence } from './mend-own.ts'
import { isRecalled } from './read-gap.ts'
import { seedsOf } from './seeds.ts'
import { talkAt } from './talk-at.ts'
import { lineOf, nextStep } from './talk-state.ts'

async function talkIn(tag: LanguageTag) {
  const talk = await loadFirstTalk(tag)
  if (!talk) throw new Error(`there is no first talk in ${tag}`)
  return talk
}
const [es, fr, zh] = await Promise.all([talkIn('es'), talkIn('fr'), talkIn('zh')])
const further = {
  es: talkAt(es, { level: 'elementary' }),
  fr: talkAt(fr, { level: 'elementary' }),
  zh: talkAt(zh, { level: 'elementary' }),
}

it('a talk goes further for whoever knows some, with the same tutor', () => {
  expect(talkAt(es, { level: 'beginner' })).toBe(es)
  expect(talkAt(es, { level: 'beginner', knowsSome: true })).toEqual(further.es)
  expect(lineOf(further.es, 'recall', [])?.text).toBe('¿Y el domingo?')
  expect(talkAt(es, { level: 'intermediate' })).toEqual(further.es)
  expect(further.es).toMatchObject({ tutorName: es.tutorName, samples: es.samples })
})

it('a talk at a level is the same once more, and one without further steps is the same for everybody', () => {
  expect(talkAt(further.fr, { level: 'elementary' })).toEqual(further.fr)
  const { further: _, ...plain } = fr
  expect(talkAt(plain, { level: 'elementary' })).toBe(plain)
})

it.each([
  [further.es, 'mis amigos', 'El sábado vi a mis amigos.'],
  [further.es, 'mi hermana', 'El sábado vi a mi hermana.'],
  [further.es, 'una tía mía', 'El sábado vi a una tía mía.'],
  [further.es, 'una serie', 'El sábado vi una serie.'],
  [further.es, 'a mi madre', 'El sábado vi a mi madre.'],
  // A familiar beginning of a word is not the word.
  [further.es, 'la primavera', 'El sábado vi la primavera.'],
  [further.fr, 'mes amis', 'Samedi, j’ai vu mes amis.'],
  [further.fr, 'ma grand-mère', 'Samedi, j’ai vu ma grand-mère.'],
  [further.fr, "l'oncle de Zoé", "Samedi, j’ai vu l'oncle de Zoé."],
  [further.fr, 'la ville', 'Samedi, j’ai visité la ville.'],
  [further.zh, '书', '周末我买了一本书。'],
  [further.zh, '西瓜', '周末我买了一个西瓜。'],
])('%#: %j makes %j', (talk, text, mended) => {
  expect(readOwnSentence(talk, { step: 'own', text, corrections: [] }, 'en').mended).toBe(mended)
})

it('a word that the checks mend as the talk does is mended as authored', () => {
  const corrections = [{ original: '个小说', corrected: '本小说', explanation: '' }]
  const read = readOwnSentence(further.zh, { step: 'own', text: '小说', corrections }, 'en')
  expect(read).toMatchObject({ mended: '周末我买了一本小说。', isUsualSlip: true })
})

it.each([
  [further.es, 'vi a', 'a'],
  [further.es, 'El domingo vi a mi familia', 'vi'],
  [further.fr, 'vu', 'visité'],
  [further.zh, 'yi ben', 'yi ge'],
  [further.zh, '一本', '一个'],
])('%#: the word from memory is %j, not %j', ({ recall }, right, wrong) => {
  expect([right, wrong].map((typed) => isRecalled(typed, recall))).toEqual([true, false])
})

it('the mended word sprouts in the bed', () => {
  const answers: FirstAnswer[] = [
    { step: 'hello', text: 'Bien, pero tengo sueño.' },
    { step: 'name', text: 'Ana' },
    { step: 'place', text: 'Leeds' },
    { step: 'own', text: 'mis amigos', corrections: [] },
    { step: 'mend', isSaid: true },
    { step: 'contrast', text: 'Sí, vi una película en casa.' },
    { step: 'recall', text: 'vi a', isRight: true },
    { step: 'goodbye', text: '¡Hasta pronto!' },
  ]
  expect(nextStep(further.es, answers)).toBeUndefined()
  expect(seedsOf(further.es, answers).map(({ text, stage }) => [text, stage])).toEqual([
    ['tengo sueño', 'seed'],
    ['me llamo', 'seed'],
    ['vivo en', 'seed'],
    ['mis amigos', 'seed'],
    ['vi a', 'sprout'],
    ['una película', 'seed'],
    ['hasta pronto', 'seed'],
  ])
})
