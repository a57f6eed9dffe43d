import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { formatState } from '../conversation/state.ts'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor({ es: await loadLexicon('es'), fr: await loadLexicon('fr') })

/** Where the talk stands after an answer to the question for one's name. */
async function say(tag: LanguageTag, message: string) {
  const engineState = formatState({ scene: 'introductions', node: 'name', misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState, mayRemember: true })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
  return {
    node: (JSON.parse(state) as { node: string }).node,
    text: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    facts: events.flatMap((event) => (event.type === 'facts' ? event.facts : [])),
  }
}

it.each<[LanguageTag, string]>([
  ['es', 'Soy cansada hoy'],
  ['es', 'Soy Cansada'],
  ['es', 'soy estudiante'],
  ['es', 'soy rosa'],
  ['fr', 'Je suis fatigué'],
  ['fr', "je suis très fatiguée aujourd'hui"],
  ['fr', 'Je suis étudiant'],
  ['zh', '我是学生'],
  ['zh', '我是高兴'],
])('what somebody is, is not taken for a name (%s: “%s”)', async (tag, message) => {
  const { node, text, facts } = await say(tag, message)
  expect(node).toBe('name')
  expect(text).not.toMatch(/Mucho gusto|Bonjour|你好/)
  expect(facts).toEqual([])
})

it.each<[LanguageTag, string, string]>([
  ['es', 'Soy Ana', 'Ana'],
  ['es', 'Soy Rosa', 'Rosa'],
  ['es', 'soy leo', 'leo'],
  ['es', 'me llamo rosa', 'rosa'],
  ['es', 'Me llamo Brayan', 'Brayan'],
  ['fr', 'Je suis Paul', 'Paul'],
  ['fr', 'Je suis Claire', 'Claire'],
  ['fr', "je m'appelle pierre", 'pierre'],
  ['fr', 'Je suis Yusuf', 'Yusuf'],
  ['zh', '我是李明', '李明'],
  ['zh', '我是大卫', '大卫'],
])('a name is one, also where it is a word (%s: “%s”)', async (tag, message, name) => {
  const { node, text } = await say(tag, message)
  expect(node).toBe('origin')
  expect(text.toLowerCase()).toContain(name.toLowerCase())
})
