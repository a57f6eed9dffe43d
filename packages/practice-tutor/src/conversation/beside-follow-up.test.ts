import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadTutorRules } from '@lingarden/languages/load'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor()
const engineState = JSON.stringify({ scene: 'weekend', node: 'word', misses: 0, turn: 3, asked: 1 })

/** What the tutor says to a message where it has asked for a sentence with a word, and at which pace. */
async function replyTo(tag: LanguageTag, message: string) {
  await loadTutorRules(tag)
  const [line = ''] = tutorRulesOf(tag).lines.askAboutWord
  const history = [{ role: 'ai' as const, content: line.replace('{word}', () => 'casa') }]
  const replies = (await takeTurn(tutor, tag, { message, history, engineState })).flatMap((event) =>
    event.type === 'reply' ? [event] : [],
  )
  return { text: replies.map(({ text }) => text).join(' '), pace: replies[0]?.pace }
}

it.each<[LanguageTag, string, 'goodbye' | 'impolite' | 'machine']>([
  ['es', 'lo dejamos aquí por hoy, gracias', 'goodbye'],
  ['fr', 'Je dois te laisser, à demain', 'goodbye'],
  ['zh', '我得去睡觉了，晚安', 'goodbye'],
  ['es', 'eres idiota', 'impolite'],
  ['fr', 'Ta gueule', 'impolite'],
  ['zh', '闭嘴！', 'impolite'],
  ['fr', 'vous êtes une IA, non ?', 'machine'],
])('answers in %s, between two scenes, %s', async (tag, message, occasion) => {
  const { text } = await replyTo(tag, message)
  const [begin = ''] = tutorRulesOf(tag).lines[occasion][0]?.split(/[ ,，]/u) ?? []
  expect(text).toContain(begin)
  expect(text).toContain('casa')
})

it('speaks slowly to who asks for it with a reason', async () => {
  expect((await replyTo('es', 'habla más despacio por favor, que soy principiante')).pace).toBe('slow')
  expect((await replyTo('fr', 'moins vite, je débute')).pace).toBe('slow')
})

it('takes a sentence for one, whatever it begins with', async () => {
  expect((await replyTo('es', 'No sé, mi casa es muy pequeña y está lejos')).text).not.toContain('casa»')
})
