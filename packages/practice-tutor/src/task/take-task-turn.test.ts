import type { LanguageTag } from '@lingarden/languages/find-language'
import { taskGoals } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor({ es: await loadLexicon('es'), fr: await loadLexicon('fr') })
const lesson = (lessonId: string) => ({ lessonId, unitId: 'first-words', goal: 'The task.' })

/** Says these things in the task of a lesson of unit 1 and returns what came back each time, the opening first. */
async function talk(tag: LanguageTag, lessonId: string, messages: readonly string[], words: string[] = []) {
  let engineState: string | undefined
  let goals: Goal[] = taskGoals({ goal: 'The task.', words }, 'en')
  const turns = []
  for (const message of [undefined, ...messages]) {
    const events = await takeTurn(tutor, tag, {
      message,
      engineState,
      goals,
      ...(message === undefined && { lesson: lesson(lessonId) }),
    })
    const replies = events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))
    for (const event of events) {
      if (event.type === 'state') ({ engineState } = event)
      if (event.type === 'goals') ({ goals } = event)
    }
    const feedback = events.find((event) => event.type === 'feedback')?.feedback
    turns.push({
      text: replies.join(' '),
      feedback,
      state: engineState ?? '',
      goals,
    })
  }
  return turns
}

describe('the speaking task of a lesson', () => {
  it('takes what a newcomer says to its end: thanks and a goodbye until tomorrow', async () => {
    const said = ['Bonjour !', 'Oui, merci. Et vous ?', 'Merci !', 'Au revoir, à demain !']
    const turns = await talk('fr', 'hello-and-goodbye', said, ['bonjour', 'merci', 'au revoir', 'à demain'])
    expect(turns.slice(1).map(({ feedback }) => feedback?.positive)).toEqual(
      said.map(() => expect.stringMatching(/Correct|understood/)),
    )
    expect(turns.at(-1)?.text).toContain('La mission de cette leçon est réussie')
    const task = turns.at(-1)?.goals.find(({ goalType }) => goalType === 'topic')
    expect(task?.completed).toBe(true)
  })

  it('hears a goodbye that comes early, and does not ask for it again', async () => {
    const turns = await talk('es', 'hello-and-goodbye', ['¡Hola! Gracias. ¡Hasta mañana!'])
    expect(turns.at(-1)?.text).toContain('Has hecho la tarea')
  })

  it.each([
    ['es', 'Hola, me llamo Chloé.', 'quién soy yo'],
    ['fr', "Bonjour, je m'appelle Chloé.", 'Qui est-ce'],
  ] as const)(
    'takes a greeting beside the first answer for nothing else (%s)',
    async (language, said, next) => {
      const turns = await talk(language, 'my-name', [said, language === 'es' ? '¿Y tú?' : 'Et vous ?'])
      expect(turns[1]?.text).toContain(next)
      // What one says to somebody's name is still asked for.
      expect(turns[2]?.text).toMatch(language === 'es' ? /Hola, hola/u : /C'est mon prénom/u)
    },
  )

  it('a task that was done otherwise ticks no word that was not said', async () => {
    const turns = await talk(
      'es',
      'hello-and-goodbye',
      ['¡Buenas noches!', 'Gracias', 'Muchas gracias', '¡Hasta mañana!'],
      ['hola', 'gracias', 'hasta mañana'],
    )
    expect(turns.at(-1)?.text).toContain('Has hecho la tarea')
    const done = turns.at(-1)?.goals.filter(({ completed }) => completed)
    expect(done?.map(({ text }) => text)).toEqual([
      'The task.',
      'Say something with “gracias”',
      'Say something with “hasta mañana”',
    ])
  })

  it('helps with an example where something else is said, and goes on after the third time', async () => {
    const off = 'El elefante es verde'
    const turns = await talk('es', 'my-name', [off, off, off])
    expect(turns[1]?.text).toMatch(/Por ejemplo: «Hola, me llamo Julia\.»$/)
    expect(turns[1]?.feedback).toMatchObject({
      positive: '',
      suggestions: [expect.stringContaining('Julia')],
    })
    expect(turns[3]?.text).toContain('¿Y quién soy yo?')
  })

  it('what is of the lesson and answers nothing that is asked is heard, and the question comes again', async () => {
    const [opening, turn] = await talk('fr', 'my-name', ['Monsieur Petit et madame Martin.'])
    expect(turn?.feedback?.positive).toBe('I understood you, and found no mistake I can check.')
    expect(turn?.state === opening?.state).toBe(false)
    expect(turn?.text).not.toMatch(/pas compris/)
  })

  it('a task that was not done is not told as done', async () => {
    const turns = await talk(
      'zh',
      'my-name',
      Array.from({ length: 9 }, () => '宇宙是无限的。'),
    )
    expect(turns.map(({ text }) => text).join('')).toContain('任务就到这里')
    expect(turns.at(-1)?.goals[0]).toMatchObject({ goalType: 'topic', completed: false })
  })

  it('a question for help is helped and counts as no answer', async () => {
    const [, turn] = await talk('es', 'where-from', ['What does "país" mean?'])
    expect(turn?.text).toMatch(/^«país»: country/)
    expect(turn?.state).toContain('"done":[]')
  })

  it.each([
    '{"task":"nowhere"}',
    '{"task":"my-name","done":[0,1,2],"taken":[],"misses":0}',
    '{"task":"my-name","done":[99]}',
  ])('a forged state begins a scene: %s', async (engineState) => {
    const events = await takeTurn(tutor, 'es', { message: 'Hola', engineState })
    expect(events.find((event) => event.type === 'state')?.engineState).toContain('"scene"')
  })

  it('a page of an older build that tells no lesson gets the scene of its unit', async () => {
    const events = await takeTurn(tutor, 'es', { lesson: { unitId: 'at-the-cafe', goal: 'Order.' } })
    expect(events.find((event) => event.type === 'state')?.engineState).toContain('"cafe"')
  })
})
