import type { LanguageTag } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import type { Lexicons } from '@lingarden/languages/kit/lexicon/lexicon'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'
import { openingState } from './state.ts'

const lexicons: Lexicons = {}

beforeAll(async () => {
  lexicons.es = await loadLexicon('es')
})

async function feedbackTo(message: string, tag: LanguageTag, known: Lexicons, misses = 0) {
  const state = { ...openingState(tag, 'beginner', 0), scene: 'cafe', node: 'order', misses }
  const engineState = JSON.stringify(state)
  const events = await takeTurn(createPracticeTutor(known), tag, { message, engineState, seed: 1 })
  return events.find((event) => event.type === 'feedback')?.feedback
}

describe('corrections beyond the expected answers [3.24]', () => {
  const message = 'Yo quiero un café muy grande con un galleta.'

  it('come from the rules where no answer was expected like this', async () => {
    const feedback = await feedbackTo(message, 'es', lexicons)
    expect(feedback?.corrections).toEqual([
      {
        original: 'un galleta.',
        corrected: 'una galleta.',
        explanation: '“galleta” is feminine: “una galleta”.',
      },
    ])
  })

  it('are told, too, where the scene goes on after a third answer that did not fit', async () => {
    const feedback = await feedbackTo('Mi perro come un manzana en casa todos los días.', 'es', lexicons, 2)
    expect(feedback?.suggestions[0]).toMatch(/^We moved on/)
    expect(feedback?.corrections[0]?.corrected).toBe('una')
  })

  it('are left out without a lexicon', async () => {
    expect((await feedbackTo(message, 'es', {}))?.corrections).toEqual([])
  })

  it('stay where the scene moves on, because the answer did not fit for the third time', async () => {
    const feedback = await feedbackTo('我有二个朋友。', 'zh', {}, 2)
    expect(feedback?.suggestions).toEqual(['We moved on. You can start the scene again at any time.'])
    expect(feedback?.corrections[0]?.corrected).toBe('两')
  })

  it('need no lexicon in Mandarin', async () => {
    const feedback = await feedbackTo('你好，我想喝二杯咖啡，谢谢你。', 'zh', {})
    expect(feedback?.corrections[0]?.corrected).toBe('两')
  })
})

describe('the sentence that may be kept with its words', () => {
  it.each([
    ['Quiero un café con leche, por favor.', 'Quiero un café con leche, por favor.'],
    ['Quiero un cafe con leche, por favor.', 'Quiero un café con leche, por favor.'],
  ])('is an answer that the scene knows whole, mended where it was wrong: “%s”', async (message, mended) => {
    expect((await feedbackTo(message, 'es', lexicons))?.mended).toBe(mended)
  })

  it.each(['Yo quiero un café muy grande con un galleta.', 'Mi perro come mucho pan en casa.'])(
    'is none that only the rules have looked at, as they miss mistakes: “%s”',
    async (message) => {
      expect((await feedbackTo(message, 'es', lexicons))?.mended).toBeUndefined()
    },
  )
})

it.each([
  ['El jardín es verde', 'I found no mistake I can check.'],
  ['La casa es un galleta', ''],
  ['I like my garden very much', ''],
])(
  'a free sentence between two scenes is as good as any where it has no mistake: %s',
  async (message, positive) => {
    const state = { ...openingState('es', 'beginner', 0), scene: 'cafe', node: 'word', asked: 1 }
    const engineState = JSON.stringify(state)
    const events = await takeTurn(createPracticeTutor(lexicons), 'es', { message, engineState, seed: 1 })
    expect(events.find((event) => event.type === 'feedback')?.feedback.positive).toBe(positive)
  },
)
