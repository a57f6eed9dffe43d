import { beforeEach, expect, it, vi } from 'vitest'
import { factsTold, mistakesMade } from '@/lib/memory/memory-mutations'
import { queue } from '@/lib/sync/queue'
import { cacheLearner, readCachedLearner } from './cached-learner'

vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://backend.test', supabaseKey: 'sb_publishable_x' }),
}))

const now = Date.UTC(2026, 10, 21)
const day = 86_400
const daysAgo = (days: number) => now / 1000 - days * day

/** Today, so that it waits for another day. */
const answered = { id: 'a', at: now, day: '2026-11-21', is_right: true }

beforeEach(() => {
  const learner = {
    words: [
      ['pan', 1, 0, daysAgo(0)],
      ['sal', 1, 0, daysAgo(3)],
    ],
    rested: [['sal', 1, 0, daysAgo(3)]],
    mistakes: [
      { id: 'n', original: 'la mapa', corrected: 'el mapa', answers: [answered] },
      { id: 'm', original: 'yo tiene', corrected: 'yo tengo' },
    ],
    facts: [{ topic: 'home', text: 'Madrid', writtenIn: 'es' }],
  }
  vi.stubGlobal('fetch', async () => Response.json(learner))
  return () => vi.unstubAllGlobals()
})

it('what a turn on the server knew of the learner is known without it, and so is what was told since', async () => {
  await cacheLearner('me', 'es-ES')
  const origin = { userId: 'me', languageCode: 'es-ES' }
  const mistake = { original: 'un casa', corrected: 'una casa', explanation: '', category: 'agreement' }
  await queue.put(mistakesMade, {
    kind: 'mistakes',
    ...origin,
    messageId: 'u1',
    mistakes: [{ ...mistake, message_id: 'u1' }],
  })
  const told = { topic: 'pet', text: 'un perro', writtenIn: 'es' } as const
  await queue.put(factsTold, { kind: 'facts', ...origin, messageId: 'u2', facts: [told] })
  await queue.put(factsTold, {
    kind: 'facts',
    ...origin,
    languageCode: 'fr-FR',
    messageId: 'u3',
    facts: [told],
  })

  expect(await readCachedLearner('me', 'es-ES', now)).toEqual({
    dueWords: ['sal'],
    recentMistakes: [
      { original: 'un casa', corrected: 'una casa' },
      {
        original: 'yo tiene',
        corrected: 'yo tengo',
        sentence: null,
        mended: null,
        selfMended: false,
        isDue: true,
      },
      {
        original: 'la mapa',
        corrected: 'el mapa',
        sentence: null,
        mended: null,
        selfMended: false,
        isDue: false,
      },
    ],
    facts: [told, { topic: 'home', text: 'Madrid', writtenIn: 'es' }],
  })
})

it('nothing is known of a learner who was never kept here', async () => {
  expect(await readCachedLearner('you', 'es-ES', now)).toEqual({
    dueWords: [],
    recentMistakes: [],
    facts: [],
  })
})
