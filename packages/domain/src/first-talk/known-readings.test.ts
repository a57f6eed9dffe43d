import { loadFirstTalk } from '@lingarden/languages/load'
import { expect, it } from 'vitest'
import { readOwnSentence } from './mend-own.ts'
import { readingByTalk } from './known-readings.ts'
import { talkAt } from './talk-at.ts'

async function talkOf(tag: 'es' | 'fr' | 'zh') {
  const talk = await loadFirstTalk(tag)
  if (!talk) throw new Error(`${tag} has no first talk`)
  return talk
}
const zh = await talkOf('zh')

it.each([
  ['我很忙。', 'wǒ hěn máng'],
  ['我是学生。', 'wǒ shì xuésheng'],
  ['我很木。', 'wǒ hěn 木'],
])('reads %s as %s', (sentence, reading) => {
  expect(readingByTalk(zh, sentence)).toBe(reading)
})

it.each(['beginner', 'elementary'] as const)('reads every mended sentence that is offered at %s', (level) => {
  const talk = talkAt(zh, { level })
  for (const { text } of talk.own.words) {
    const { mended } = readOwnSentence(talk, { step: 'own', text, corrections: [] }, 'en')
    expect(readingByTalk(talk, mended), mended).not.toMatch(/\p{Script=Han}/u)
  }
})

it('reads nothing that is written in letters', async () => {
  expect(readingByTalk(await talkOf('es'), 'Me gustan los perros.')).toBeUndefined()
  expect(readingByTalk(await talkOf('fr'), 'J’aime le thé.')).toBeUndefined()
})
