import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'
import { formatState } from './state.ts'

const tutor = createPracticeTutor({ es: await loadLexicon('es'), fr: await loadLexicon('fr') })

it.each<[LanguageTag, string, string]>([
  ['es', 'Yo tener dos hermano', 'tengo'],
  ['es', 'Yo tener dos hermano.', 'tengo'],
])(
  'an answer that only its mistakes hide is read as it was meant (%s: “%s”)',
  async (tag, message, mended) => {
    const engineState = formatState({ scene: 'family', node: 'siblings', misses: 0, turn: 1 })
    const events = await takeTurn(tutor, tag, { message, engineState })
    const feedback = events.find((event) => event.type === 'feedback')?.feedback
    const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
    expect(feedback?.positive).toBe('I understood you.')
    expect(feedback?.corrections.map(({ corrected }) => corrected)).toContain(mended)
    expect(feedback?.mended?.toLowerCase()).toContain('tengo dos hermanos')
    expect(JSON.parse(state)).toMatchObject({ misses: 0 })
    expect((JSON.parse(state) as { node: string }).node).not.toBe('siblings')
  },
)
