import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../../engine.ts'
import { takeTurn } from '../../test/take-turn.ts'
import { parseState } from '../state.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, message: string, scene = 'open-my-family') {
  const opening = await takeTurn(tutor, tag, { topic: scene })
  const start = parseState(tag, opening.find((event) => event.type === 'state')?.engineState)
  const history = opening.flatMap((event) =>
    event.type === 'reply' ? [{ role: 'ai' as const, content: event.text }] : [],
  )
  const engineState = JSON.stringify(start)
  const events = await takeTurn(tutor, tag, { message, engineState, history, explanationLanguage: 'en' })
  const replies = events.filter((event) => event.type === 'reply')
  return {
    text: replies.map((reply) => reply.text.replaceAll(/\s/gu, ' ')).join(' '),
    isMeant: replies.every(({ meaning }) => meaning !== undefined),
    state: parseState(tag, events.find((event) => event.type === 'state')?.engineState),
  }
}

it.each<[LanguageTag, string, string]>([
  ['es', 'Mi hijo no quiere estudiar. ¿Tú qué harías?', 'advice'],
  ['es', 'Mi marido se va a China. ¿Crees que es una buena idea?', 'believing'],
  ['es', '¿Me puedes reservar un hotel?', 'request'],
  ['fr', "Ma fille ne mange plus. Qu'est-ce que tu ferais à ma place ?", 'advice'],
  ['fr', 'Elle veut partir. Tu en penses quoi ?', 'opinion'],
  ['fr', 'Tu peux me chercher un studio ?', 'request'],
  ['zh', '我女儿想学画画，我先生不同意。你说我该怎么办？', 'advice'],
  ['zh', '你能帮我买一张票吗？', 'request'],
])('the learner’s own question is answered, and leads on (%s: “%s”)', async (tag, message, kind) => {
  const lines =
    tutorRulesOf(tag).followUps?.leads?.[kind]?.map(({ ask }) => ask.replaceAll(/\s/gu, ' ')) ?? []
  const { text, isMeant, state } = await say(tag, message)
  expect(
    lines.some((line) => text.endsWith(line)),
    text,
  ).toBe(true)
  expect(isMeant).toBe(true)
  expect(state?.askedOn?.topic).toBe('lead')
})

it.each<[LanguageTag, string, RegExp]>([
  ['fr', 'On dit "un appartement" ou "une appartement" ?', /« un appartement »/u],
  ['fr', 'Au fait, on dit "le pain" ou "la pain" ?', /« le pain »/u],
  ['es', '¿Se dice "la problema" o "el problema"?', /«el problema»/u],
  ['es', 'Por cierto, ¿se dice "despertarse" o "levantarse"?', /wake up.*get up/u],
])('which of two wordings is right is told where it is sure (%s: “%s”)', async (tag, message, answer) => {
  expect((await say(tag, message)).text).toMatch(answer)
})

it('is not known where both may be right', async () => {
  const { text } = await say('fr', 'On dit "je passe la voir" ou "je vais la voir" ?')
  const [line] = tutorRulesOf('fr').followUps?.leads?.['wording'] ?? []
  expect(text).toContain(line?.ask.replaceAll(/\s/gu, ' '))
})
