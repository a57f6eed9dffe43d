import { beforeEach, expect, it } from 'vitest'
import { putJson } from '@/lib/learner-cache/learner-cache'
import { mendAnswer } from './mend-answer'

const dogs = {
  id: 'dogs',
  original: 'gusta los perros',
  corrected: 'gustan los perros',
  sentence: 'Me gusta los perros',
  mended: 'Me gustan los perros',
}
const asked = { role: 'ai', content: 'Aquí tienes una frase tuya: «Me ___ los perros» ¿Qué falta?' } as const
const said = {
  userId: 'me',
  languageCode: 'es-ES',
  messageId: 'message',
  history: [{ role: 'ai', content: '¡Hola!' } as const, asked],
  now: 1000,
  day: '2026-11-23',
} as const

beforeEach(() => putJson('profile', 'tutor/me:es-ES', { mistakes: [dogs] }))

it.each([
  ['gustan', true],
  ['gusta', false],
  ['¿Cómo?', false],
])('what was answered to the tutor without a server counts once it is sent: %s', async (text, isRight) => {
  expect(await mendAnswer({ ...said, text })).toEqual({
    kind: 'mistake-answer',
    userId: 'me',
    languageCode: 'es-ES',
    mistakeId: 'dogs',
    answer: { id: 'message', at: 1000, day: '2026-11-23', isRight },
  })
})

it('a later message answers nothing', async () => {
  const history = [
    ...said.history,
    { role: 'user', content: 'gustan' },
    { role: 'ai', content: '¡Eso es!' },
  ] as const
  expect(await mendAnswer({ ...said, history, text: 'Me gustan los perros' })).toBeUndefined()
})
