import { describe, expect, it } from 'vitest'
import { turnInput } from '../testing/turn-input.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import { fillTemplate } from './fill-template.ts'
import { promptDigest, promptVersion, readPromptFiles } from './prompt-files.ts'
import { renderMessages } from './render-messages.ts'
import { renderInstructions } from './render-prompt.ts'

const files = readPromptFiles()
const render = (input: AnsweredTurn, rung: 'schema' | 'prompt' | 'text' = 'schema', tooHard: string[] = []) =>
  renderInstructions(files, input, { rung, tooHard })

const wellKnown = turnInput({
  level: 'beginner',
  gender: 'feminine',
  wordBank: ['agua', 'mesa', 'por favor'],
  dueWords: ['cuenta'],
  recentMistakes: [{ original: 'agua frío', corrected: 'agua fría' }],
  facts: [{ topic: 'pet', text: 'has a dog called Luna', writtenIn: 'en' }],
  mayRemember: true,
  goals: [
    { id: 'word-sol', text: 'Use “sol”', completed: true, goalType: 'word' },
    { id: 'word-cuenta', text: 'Use “cuenta”', completed: false, goalType: 'word' },
  ],
})

describe('the instructions', () => {
  it('for a turn with everything', async () => {
    await expect(render(wellKnown)).toMatchFileSnapshot('snapshots/turn.es.beginner.txt')
  })

  it('tell a topic that was chosen as its situation: what to ask, and what is so in it', () => {
    const told = render(turnInput({ topic: 'cafe' }))
    expect(told).toContain('The learner chose to talk about: At the café.')
    expect(told).toMatch(/Questions to lead through:\n- ¿Qué quieres tomar\?/u)
    expect(told).toMatch(/agree with it:\n(?:- .+\n)*- El café y el té, uno cincuenta/u)
    expect(render(turnInput({ topic: 'no-such-topic' }))).not.toContain('# Situation')
    expect(render(turnInput({}))).not.toContain('# Situation')
  })

  it('for a turn in Mandarin, with nothing known of the learner', async () => {
    const input = turnInput({ tag: 'zh', level: 'elementary', wordBank: [] })
    await expect(render(input)).toMatchFileSnapshot('snapshots/turn.zh.elementary.txt')
  })

  it('for JSON on request, in French', async () => {
    const input = turnInput({
      tag: 'fr',
      level: 'advanced',
      gender: 'masculine',
      explanationLanguage: 'es',
    })
    await expect(render(input, 'prompt')).toMatchFileSnapshot('snapshots/turn.fr.advanced.prompt.txt')
  })

  it('for plain replies, after one that was too hard', async () => {
    const input = turnInput({ level: 'beginner', giveFeedback: false, showSuggestions: false })
    await expect(render(input, 'text', ['suscitar', 'reforma'])).toMatchFileSnapshot(
      'snapshots/turn.es.beginner.text.txt',
    )
  })

  it.each(['beginner', 'elementary', 'intermediate', 'advanced', 'native'] as const)(
    'have no hole and no word of the learner, at the level %s',
    (level) => {
      for (const tag of ['zh', 'es', 'fr'] as const) {
        const text = render(turnInput({ tag, level, message: 'zzz-message' }))
        expect(text).not.toMatch(/\{\{|undefined|zzz-message/)
      }
    },
  )

  it('say a mistake right in passing; or hold that back while it is asked for, and say it right a turn later', () => {
    const [usual, held, owed] = [
      render(wellKnown),
      render({ ...wellKnown, asksBack: true }),
      render({ ...wellKnown, asksBack: true, owesRecast: true }),
    ]
    expect(usual).toContain('# Mistakes in passing')
    expect(usual).not.toMatch(/# Mistakes are found|# A mistake of before/)
    expect(held).toContain('neither in your reply nor')
    expect(held).not.toContain('# Mistakes in passing')
    // What changes from turn to turn comes last, so that providers can keep the rest.
    expect(owed.startsWith(held)).toBe(true)
    expect(owed.slice(held.length)).toContain('# A mistake of before')
  })

  it('stay the same over a conversation up to what is known of the learner', () => {
    const [first] = render(wellKnown).split('# About the learner')
    const [later] = render({ ...wellKnown, wordBank: [], goals: [], message: 'Otra cosa' }).split('# About')
    expect(later?.startsWith(first!.trim())).toBe(true)
  })
})

it('whoever changes a prompt gives it the next version: raise it in prompts/version.json, with this digest', () => {
  expect(promptDigest()).toBe(promptVersion.digest)
})

it('a template with a hole is not sent', () => {
  expect(() => fillTemplate('{{a}} {{b}}', { a: '{{b}}' })).toThrow('no value for b')
  expect(fillTemplate('{{a}}', { a: '{{b}} $&' })).toBe('{{b}} $&')
})

describe('the messages', () => {
  const history = [
    { role: 'ai' as const, content: '¡Hola! Soy Alex.' },
    { role: 'ai' as const, content: '¿Cómo te llamas?' },
    { role: 'user' as const, content: 'Me llamo Ana' },
    { role: 'ai' as const, content: 'Mucho gusto, Ana.' },
  ]

  it('take turns, the learner first', () => {
    const messages = renderMessages(turnInput({ history, message: 'Gracias' }), 'schema')
    expect(messages).toEqual([
      { role: 'user', content: 'Greet the learner and begin the conversation.' },
      { role: 'assistant', content: '¡Hola! Soy Alex.\n\n¿Cómo te llamas?' },
      { role: 'user', content: '<learner_text>\nMe llamo Ana\n</learner_text>' },
      { role: 'assistant', content: 'Mucho gusto, Ana.' },
      { role: 'user', content: '<learner_text>\nGracias\n</learner_text>' },
    ])
  })

  it('tell older turns in short, within the budget', () => {
    const long = Array.from({ length: 60 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('ai' as const),
      content: `Mensaje ${index} sobre la montaña y sus pájaros, que cantan por la mañana en el bosque.`,
    }))
    const messages = renderMessages(turnInput({ history: long }), 'schema', 300)
    expect(messages[0]?.content).toMatchInlineSnapshot(`
      "Earlier, in short:
      <learner_text>
      - the learner said: Mensaje 28 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 30 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 32 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 34 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 36 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 38 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 40 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 42 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 44 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - the learner said: Mensaje 46 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque
      - words that came up often: mensaje, sobre, montaña, pájaros, cantan, mañana, bosque
      </learner_text>

      <learner_text>
      Mensaje 48 sobre la montaña y sus pájaros, que cantan por la mañana en el bosque.
      </learner_text>"
    `)
    expect(JSON.stringify(messages).length).toBeLessThan(300 * 3.5 + 1900)
    expect(JSON.stringify(messages)).toContain('Mensaje 59')
  })
})
