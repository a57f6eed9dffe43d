import type { Feedback } from '@lingarden/domain/tutor-turn'
import { expect, it } from 'vitest'
import { readMessage, type MessageFeedback } from '../conversation/messages'
import { sentenceToKeep } from './sentence-to-keep'

const told = (rest: Partial<Feedback>): MessageFeedback => ({
  status: 'complete',
  feedback: { positive: '', corrections: [], suggestions: [], suggestedSentences: [], ...rest },
})

/** What is kept of a message of the learner after it was kept itself and read again. */
function keptOf(feedback?: MessageFeedback) {
  const fields = { id: 'm1', type: 'user', content: 'Yo tener sueño', timestamp: '2026-11-21T10:00:00Z' }
  const message = readMessage({ ...fields, ...(feedback && { feedback }) })
  return message?.type === 'user' ? sentenceToKeep(message) : undefined
}

it('keeps the mended sentence with the words of a message, never what the learner wrote', () => {
  const corrections = [{ original: 'tener', corrected: 'tengo', explanation: '' }]
  expect(keptOf(told({ corrections, mended: 'Yo tengo sueño' }))).toBe('Yo tengo sueño')
})

it('keeps none where nobody vouches for it: no feedback, none yet, too late, or not all of it could be mended', () => {
  const corrections = [{ original: 'tener', corrected: 'tengo', explanation: '' }]
  for (const feedback of [
    undefined,
    { status: 'begun' } as const,
    { status: 'failed' } as const,
    { status: 'timed-out' } as const,
    told({}),
    told({ corrections }),
  ])
    expect(keptOf(feedback)).toBe('')
})

it('keeps what the tutor said', () => {
  const fields = { id: 'a', content: '¿Tienes sueño?', timestamp: '' }
  expect(sentenceToKeep({ ...fields, type: 'ai', messageType: 'welcome' })).toBe('¿Tienes sueño?')
})

it.each([
  '« magasin » : shop, boutique, store. Par exemple : « Dans un magasin ? »',
  '«mercado»: market. Yo vivo en Madrid. ¿Y tú?',
  '“猫”：cat。你喜欢什么？',
])('keeps no meaning that the tutor told as a sentence: %s', (content) => {
  expect(sentenceToKeep({ id: 'a', content, timestamp: '', type: 'ai', messageType: 'conversation' })).toBe(
    '',
  )
})

it.each(['Par exemple : « Je voudrais un café. »', 'Dices «hola» y ya está: muy bien.', '可以说“买单”。'])(
  'keeps a sentence that quotes one: %s',
  (content) => {
    const message = { id: 'a', content, timestamp: '', type: 'ai', messageType: 'conversation' } as const
    expect(sentenceToKeep(message)).toBe(content)
  },
)

it('keeps no sentence of the tutor’s in which something is missing', () => {
  const fields = { id: 'a', content: 'Una frase tuya: «Me ___ los perros.» ¿Qué falta?', timestamp: '' }
  expect(sentenceToKeep({ ...fields, type: 'ai', messageType: 'welcome_question' })).toBe('')
})
