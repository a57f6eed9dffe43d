import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../../engine.ts'
import { takeTurn } from '../../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

/** What the tutor says to messages in an open talk. */
async function saidTo(...messages: string[]): Promise<string> {
  const history: { role: 'user' | 'ai'; content: string }[] = []
  let engineState: string | undefined
  let text = ''
  for (const message of [undefined, ...messages]) {
    const given = { topic: 'open-my-day', level: 'intermediate' as const, seed: 3, history: [...history] }
    const events = await takeTurn(tutor, 'es', { ...given, message, engineState })
    engineState = events.find((event) => event.type === 'state')?.engineState
    text = events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
    if (message !== undefined) history.push({ role: 'user', content: message })
    history.push({ role: 'ai', content: text })
  }
  return text
}

describe('what is told in Spanish', () => {
  it.each([
    ['Mi abuelo se niega a llevar bastón, es muy cabezota', '¿Y tú qué haces en esos momentos?'],
    ['Mis amigas dicen que debería cortarme el flequillo', '¿Y tú qué piensas?'],
    ['Todavía no me han contestado de la guardería', '¿Y cuándo lo vas a saber?'],
    ['Mi pareja trabaja en otro país', '¿Y cómo lo lleváis?'],
    ['Nos han subido el gas muchísimo', '¿Y cómo te las arreglas?'],
    ['La semana que viene nos mudamos a Gijón', '¿Y qué vas a echar de menos?'],
  ])('is asked on about as what it is: %s', async (message, question) => {
    expect(await saidTo(message)).toContain(question)
  })

  it.each(['Por la tarde merendé en el trabajo', 'Un compañero tiene frío siempre'])(
    'is not asked on about by one word of it: %s',
    async (message) => {
      expect(await saidTo(message)).not.toMatch(/día normal|ese tiempo|te gusta de tu trabajo/u)
    },
  )

  it('goes back to its teller once their question is answered', async () => {
    const said = await saidTo('Mi abuelo se niega a llevar bastón, es muy cabezota', '¿Tú cómo se lo dirías?')
    expect(said).not.toMatch(/tareas|te levantas|mediodía/u)
    expect(said).toMatch(/[?.]$/u)
  })
})
