import { afterEach, describe, expect, it } from 'vitest'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { createLanguageModelTutor } from '../create-tutor.ts'
import { speak, startFakeProvider, type Act, type FakeProvider } from '../testing/fake-provider.ts'
import { fullAnswer, textOf, turnInput } from '../testing/turn-input.ts'

const open: FakeProvider[] = []
afterEach(() => {
  for (const provider of open.splice(0)) provider.close()
})

async function take(input: Parameters<typeof turnInput>[0], ...acts: Act[]) {
  const provider = await startFakeProvider(...acts)
  open.push(provider)
  const { engine } = createLanguageModelTutor(
    { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: undefined },
    { report: () => undefined },
  )
  const events = await Array.fromAsync(engine.turn(turnInput(input)))
  return { events, said: textOf(events), requests: provider.requests }
}

const answer = (changes: Partial<Record<keyof typeof fullAnswer, unknown>>) =>
  speak(JSON.stringify({ ...fullAnswer, ...changes }))
const saying = (reply: string) => answer({ reply })
const errorOf = (events: readonly TutorEvent[]) => events.find((event) => event.type === 'error')

describe('the language of a reply', () => {
  it('a reply in another language is asked for again', async () => {
    const { said, requests } = await take(
      {},
      saying('Great! What do you like to eat?'),
      saying('¡Qué bien! ¿Y tú?'),
    )
    expect(said).toBe('¡Qué bien! ¿Y tú?')
    expect(requests).toHaveLength(2)
    expect(JSON.stringify(requests[1]?.body.messages)).toContain('# In Spanish, please')
  })

  it('one that stays in another language is not shown, and is an error, which costs nothing', async () => {
    const { events, said } = await take({}, saying('Great! What do you like to eat?'))
    expect(said).toBe('')
    expect(errorOf(events)).toMatchObject({ code: 'tutor_wrong_language' })
    expect(events.some(({ type }) => type === 'reply')).toBe(false)
  })

  it('a sentence in another language is said anew, or left out', async () => {
    const mixed = saying('¡Muy bien! You are making great progress with this. ¿Qué comes hoy?')
    const anew = await take({}, mixed, speak('Estás aprendiendo mucho.'))
    expect(anew.said).toBe('¡Muy bien! Estás aprendiendo mucho. ¿Qué comes hoy?')
    const without = await take({}, mixed, speak('You learn a lot, and this is English again.'))
    expect(without.said).toBe('¡Muy bien! ¿Qué comes hoy?')
  })

  it.each([
    ['fr', 'Hola, ¿qué tal? ¿Cómo estás hoy?', 'Bonjour ! Ça va ?'],
    ['zh', 'Hello! How are you today?', '你好！你今天怎么样？'],
    ['es', 'Ich möchte heute mit dir über das Wetter sprechen.', '¿Qué tiempo hace hoy?'],
    ['es', 'Сегодня хорошая погода.', 'Hoy hace buen tiempo.'],
  ] as const)('%s: “%s” is none of it', async (tag, wrong, right) => {
    const { said } = await take({ tag, message: tag === 'zh' ? '你好' : 'OK' }, saying(wrong), saying(right))
    expect(said).toBe(right)
  })

  it('suggestions in another language are not offered, nor paid where none is left', async () => {
    const some = await take({}, answer({ suggestions: ['Yes, I would like that.', 'Sí, **claro**.'] }))
    expect(some.events).toContainEqual({ type: 'suggestions', items: ['Sí, claro.'] })
    const none = await take({}, answer({ suggestions: ['Yes, I would like that.', 'No, thank you.'] }))
    expect(none.events.some(({ type }) => type === 'suggestions')).toBe(false)
  })
})

describe('the level of a reply', () => {
  const rare = 'El otorrinolaringólogo escudriña la garganta.'

  it('only the sentence that is too hard is said anew', async () => {
    const { said, requests } = await take(
      { level: 'beginner' },
      saying(`Muy bien, me gusta mucho. ${rare} ¿Y tú?`),
      speak('El médico mira la boca.'),
    )
    expect(said).toBe('Muy bien, me gusta mucho. El médico mira la boca. ¿Y tú?')
    expect(requests).toHaveLength(2)
    expect(JSON.stringify(requests[1]?.body.messages)).toContain('otorrinolaringólogo')
    expect(JSON.stringify(requests[1]?.body.messages)).toContain('A1')
  })

  it('leaves it out where that fails, and tells the next turn; alone it is better than nothing', async () => {
    const { said, events } = await take(
      { level: 'beginner' },
      saying(`Muy bien. ${rare} ¿Y tú?`),
      speak(rare),
    )
    expect(said).toBe('Muy bien. ¿Y tú?')
    expect(events.find(({ type }) => type === 'state')).toMatchObject({
      engineState: expect.stringContaining('escudriña'),
    })
    expect((await take({ level: 'beginner' }, saying(rare), speak(rare))).said).toBe(rare)
  })

  it('what the learner knows is not too hard, and a native hears anything', async () => {
    const terms = ['otorrinolaringólogo', 'escudriña', 'garganta']
    const known = await take({ level: 'beginner', wordBank: terms }, saying(`Sí. ${rare}`))
    expect(known.said).toBe(`Sí. ${rare}`)
    expect(known.requests).toHaveLength(1)
    expect((await take({ level: 'native' }, saying(rare))).requests).toHaveLength(1)
  })
})

describe('the form of a reply', () => {
  it.each([
    ['**¡Hola!** ¿Qué *tal*?', '¡Hola! ¿Qué tal?'],
    ['# Título\n\n- Uno.\n- Dos.', 'Título Uno. Dos.'],
    ['Mira [esta página](javascript:alert(1)) ahora.', 'Mira esta página ahora.'],
    ['<script>alert(1)</script>Hola, amigo.', 'alert(1)Hola, amigo.'],
    ['Ho\u202Ela, ami\u0000go.\u001b[2J ¿Y tú?', 'Hola, amigo.[2J ¿Y tú?'],
    ['El perro (the dog, my friend) come.', 'El perro come.'],
    ['`código` y https://example.com/x aquí.', 'código y aquí.'],
    ['¡Qué bien! 🌱 ¿Y tú?', '¡Qué bien! 🌱 ¿Y tú?'],
  ])('%j is shown as %j', async (reply, shown) => {
    const { said, events } = await take({}, saying(reply))
    expect(said).toBe(shown)
    expect(events).toContainEqual(expect.objectContaining({ type: 'reply', text: shown }))
  })

  it('Mandarin has no pinyin beside it', async () => {
    const { said } = await take({ tag: 'zh', message: '你好' }, saying('你好 (nǐ hǎo)！你好吗？'))
    expect(said).toBe('你好！你好吗？')
  })

  it('what breaks off ends with the last sentence; where there is none it is asked for again', async () => {
    const cut = (reply: string) => speak(`{"reply": "${reply}`)
    expect((await take({}, cut('¡Hola! Me ale'))).said).toBe('¡Hola!')
    expect((await take({}, cut('Me ale'), saying('¡Hola! ¿Qué tal?'))).said).toBe('¡Hola! ¿Qué tal?')
  })
})

describe('goals', () => {
  const goal = (word: string) => ({
    id: `word-${word}`,
    text: `Use “${word}”`,
    completed: false,
    goalType: 'word' as const,
  })
  const completed = (events: readonly TutorEvent[]) =>
    events.flatMap((event) => (event.type === 'goals' ? event.goals : [])).filter((one) => one.completed)

  it('are ticked by what was said, in any form, and by nothing else', async () => {
    const goals = [goal('gracias'), goal('querer')]
    const { events } = await take({ goals }, answer({ completedGoals: [1, 2] }))
    expect(completed(events).map(({ id }) => id)).toEqual(['word-querer'])
  })

  it('are plain words', async () => {
    const newGoals = [
      { goalType: 'word', target: '<script>' },
      { goalType: 'word', target: 'pan' },
    ]
    const { events } = await take({}, answer({ newGoals }))
    const goals = events.flatMap((event) => (event.type === 'goals' ? event.goals : []))
    expect(goals.map(({ id }) => id)).toEqual(['word-pan'])
  })
})
