import type { LanguageTag } from '@lingarden/languages/find-language'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor({ es: await loadLexicon('es'), fr: await loadLexicon('fr') })
const cafe = (node: string) => JSON.stringify({ scene: 'cafe', node, misses: 0, turn: 1 })

async function turn(changes: Partial<TutorTurnInput>, tag: LanguageTag = 'es') {
  const events = await takeTurn(tutor, tag, { engineState: cafe('order'), seed: 1, ...changes })
  const feedback = events.find((event) => event.type === 'feedback')?.feedback
  return { feedback, goals: events.find((event) => event.type === 'goals')?.goals ?? [] }
}

describe('what the learner reads beside the conversation', () => {
  it('comes in the language of the interface', async () => {
    const message = 'Yo tiene un casa.'
    const { feedback } = await turn({ message, explanationLanguage: 'fr' })
    expect(feedback?.corrections.map(({ explanation }) => explanation)).toEqual([
      'Avec «\u00A0Yo\u00A0», c’est «\u00A0tengo\u00A0».',
      '«\u00A0casa\u00A0» est féminin\u00A0: «\u00A0una casa\u00A0».',
    ])
    expect(feedback?.suggestions[0]).toMatch(/^La question vous attend toujours\. Vous pourriez dire/u)
  })

  it.each([
    ['en', 'Correct.'],
    ['es', 'Correcto.'],
    ['fr', 'C’est juste.'],
    ['zh', '正确。'],
  ] as const)('praises in %s', async (explanationLanguage, positive) => {
    const { feedback } = await turn({ message: 'Quiero un café, por favor.', explanationLanguage })
    expect(feedback?.positive).toBe(positive)
  })

  it('[3.23] goals do, too, and are met whatever language they were set in', async () => {
    const { goals } = await turn({ engineState: undefined, explanationLanguage: 'zh', seed: 3 })
    expect(goals).toMatchObject([{ text: expect.stringMatching(/^用“.+”.+$/u) as string, completed: false }])
    const text = '用“por favor”有礼貌地要东西'
    const set = [{ id: 'word-por favor', text, completed: false, goalType: 'word' as const }]
    const used = await turn({ message: 'Quiero un café, por favor.', goals: set, explanationLanguage: 'fr' })
    expect(used.goals[0]).toMatchObject({ id: 'word-por favor', completed: true })
    expect(used.goals[1]?.text).toMatch(/^\p{Lu}.+ avec «\u00A0.+\u00A0»$/u)
  })

  it('says in every language what a message in another one needs', async () => {
    const inEnglish = { message: 'What would you like, please?', explanationLanguage: 'es' } as const
    expect((await turn(inEnglish, 'zh')).feedback?.suggestions).toEqual([
      'Responde en chino: escribe en pinyin y elige los caracteres, o elige una frase de abajo.',
    ])
  })
})
