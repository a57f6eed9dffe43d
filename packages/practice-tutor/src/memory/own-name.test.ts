import type { LanguageTag } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor()

async function chipsAt(tag: LanguageTag, place: string, name: string, explanationLanguage: HelpLanguage) {
  const [scene, node] = place.split('/')
  const events = await takeTurn(tutor, tag, {
    message: '??',
    engineState: JSON.stringify({ scene, node, misses: 0, turn: 1 }),
    facts: [{ topic: 'name', text: name, writtenIn: tag }],
    explanationLanguage,
  })
  const chips = events.find((event) => event.type === 'suggestions')
  return { items: chips?.items ?? [], meanings: chips?.meanings ?? [] }
}

it.each<[LanguageTag, string, string, HelpLanguage, string, string]>([
  ['es', 'introductions/name', 'Ilse', 'en', 'Me llamo Ilse.', 'Ilse'],
  ['es', 'hotel/name', 'Ilse', 'fr', 'A nombre de Ilse.', 'Ilse'],
  ['fr', 'introductions/name', 'Goran', 'es', "Je m'appelle Goran.", 'Goran'],
  ['zh', 'introductions/name', '卡佳', 'en', '我叫卡佳。', '卡佳'],
])('gives the learner’s name in %s at %s: %s', async (tag, place, name, reader, chip, meant) => {
  const { items, meanings } = await chipsAt(tag, place, name, reader)
  expect(items).toContain(chip)
  expect(meanings[items.indexOf(chip)]).toContain(meant)
  expect([...items, ...meanings].join(' ')).not.toMatch(/\b(?:Ana|Anna|Anne|Leo)\b|安娜|李明/u)
})

it('leaves the name of somebody else as it is', async () => {
  const { items } = await chipsAt('es', 'family/name', 'Ilse', 'en')
  expect(items.length).toBeGreaterThan(0)
  expect(items.join(' ')).not.toContain('Ilse')
})
