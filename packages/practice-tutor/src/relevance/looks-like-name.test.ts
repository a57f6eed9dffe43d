import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { formatState } from '../conversation/state.ts'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, place: string, message: string) {
  const [scene = '', node = ''] = place.split('/')
  const engineState = formatState({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  const state = events.find((event) => event.type === 'state')?.engineState ?? '{}'
  return {
    node: (JSON.parse(state) as { node: string }).node,
    reply: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
  }
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'introductions/city', 'Vivo en Calatayud', 'work'],
  ['fr', 'introductions/city', 'À Ouagadougou', 'work'],
  ['fr', 'introductions/city', "J'habite à Orange", 'work'],
  ['fr', 'station/destination', "Pour Saint-Dié-des-Vosges, s'il vous plaît", 'day'],
  ['zh', 'introductions/city', '我住在呼和浩特。', 'work'],
  ['zh', 'introductions/city', '我住在Bergen。', 'work'],
  ['zh', 'station/destination', '去拉萨，我从来没去过。', 'day'],
])('any town may be one (%s, %s: “%s”)', async (tag, place, message, next) => {
  expect((await say(tag, place, message)).node).toBe(next)
})

it('repeats the town to which somebody travels', async () => {
  expect((await say('fr', 'station/destination', 'Pour Quimper')).reply).toContain('Pour Quimper')
  expect((await say('zh', 'station/destination', '去拉萨，我从来没去过。')).reply).toContain('去拉萨')
})

it.each<[LanguageTag, string, string]>([
  ['fr', 'introductions/city', "J'habite à qwrtzx"],
  ['fr', 'station/destination', 'Pour blablabla'],
  ['zh', 'station/destination', '去qwrt'],
  ['zh', 'introductions/city', '我住在哈哈哈哈。'],
])('nonsense is none, and nobody wants to see it (%s, %s: “%s”)', async (tag, place, message) => {
  const { node, reply } = await say(tag, place, message)
  expect(node).toBe(place.split('/')[1])
  expect(tutorRulesOf(tag).lines.notUnderstood.some((line) => reply.startsWith(line))).toBe(true)
})

it('a thing is no town', async () => {
  expect((await say('zh', 'introductions/city', '苹果。')).node).toBe('city')
})
