import type { LanguageTag } from '@lingarden/languages/find-language'
import type { RecentMistake } from '@lingarden/domain/tutor-engine'
import type { HistoryMessage, TutorEvent } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor()

const mistakes = {
  es: {
    original: 'gusta los perros',
    corrected: 'gustan los perros',
    sentence: 'Me gusta los perros',
    mended: 'Me gustan los perros',
    explanation: 'They are many.',
    isDue: true,
  },
  fr: {
    original: 'Elle est allé',
    corrected: 'Elle est allée',
    sentence: 'Elle est allé au magasin',
    mended: 'Elle est allée au magasin',
    explanation: '',
    isDue: true,
  },
  zh: {
    original: '三个书',
    corrected: '三本书',
    sentence: '我买三个书',
    mended: '我买三本书',
    explanation: '',
    isDue: true,
  },
} satisfies Partial<Record<LanguageTag, RecentMistake>>
type Taught = keyof typeof mistakes

const repliesOf = (events: readonly TutorEvent[]) =>
  events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))
const find = <Type extends TutorEvent['type']>(events: readonly TutorEvent[], type: Type) =>
  events.find((event): event is Extract<TutorEvent, { type: Type }> => event.type === type)

/** Opens a talk of somebody with a mistake, and answers it. */
async function answer(tag: Taught, message: string, known: RecentMistake[] = [mistakes[tag]]) {
  const opened = await takeTurn(tutor, tag, { recentMistakes: [mistakes[tag]] })
  const history = repliesOf(opened).map((content): HistoryMessage => ({ role: 'ai', content }))
  const engineState = find(opened, 'state')?.engineState
  const events = await takeTurn(tutor, tag, { recentMistakes: known, message, history, engineState })
  return { opened, events, said: repliesOf(events).join(' '), feedback: find(events, 'feedback')?.feedback }
}

describe('a talk that opens with a mistake', () => {
  it.each([
    ['es', 'Me ___ los perros', 'gustan', 'Me gustan los perros'],
    ['fr', 'Elle est ___ au magasin', 'allée', 'Elle est allée au magasin'],
    ['zh', '我买三___书', '本', '我买三本书'],
  ] as const)('asks for it in %s, and shows the mended sentence', async (tag, gap, right, whole) => {
    const { opened, said, feedback } = await answer(tag, right)
    const [welcome, question] = opened.filter((event) => event.type === 'reply')
    expect(welcome?.messageType).toBe('welcome')
    expect(question?.messageType).toBe('welcome_question')
    expect(question?.text).toContain(gap)
    expect(question?.text).not.toContain(mistakes[tag].sentence)
    expect(said).toContain(whole)
    expect(feedback?.corrections).toEqual([])
  })

  it.each(['es', 'fr', 'zh'] as const)('goes on into the scene whatever was answered in %s', async (tag) => {
    for (const message of ['???', mistakes[tag].sentence, mistakes[tag].mended]) {
      const { events, said } = await answer(tag, message)
      const { scene, node } = JSON.parse(find(events, 'state')?.engineState ?? '') as Record<string, string>
      expect([scene, node]).not.toContain('mend')
      expect(find(events, 'suggestions')?.items.length).toBeGreaterThan(0)
      expect(said).toContain(mistakes[tag].mended)
    }
  })

  it('corrects the mistake once more where it is made in a sentence, and not where the gap alone is wrong', async () => {
    const { original, corrected, explanation } = mistakes.es
    const whole = await answer('es', 'Me gusta los perros')
    expect(whole.feedback?.corrections).toEqual([{ original, corrected, explanation }])
    expect((await answer('es', 'gusta')).feedback?.corrections).toEqual([])
  })

  it.each([
    ['es', 'Mi hermana trabaja en un hospital muy grande', 'Casi'],
    ['fr', 'Mon frère joue très bien aux échecs', 'Presque'],
    ['zh', '今天外面下雨了，天气很冷', '差一点'],
  ] as const)('calls a remark about something else no attempt in %s', async (tag, message, almost) => {
    const { said, events } = await answer(tag, message)
    expect(said).not.toContain(almost)
    expect(said).not.toContain(mistakes[tag].mended)
    expect(JSON.parse(find(events, 'state')?.engineState ?? '')).not.toMatchObject({ node: 'mend' })
  })

  it('shows the sentence to whoever does not know, and asks once more whoever did not hear', async () => {
    const unknown = await answer('es', 'No sé')
    expect(unknown.said).toContain('Me gustan los perros')
    expect(unknown.said).not.toContain('Casi')
    for (const message of ['¿Puedes repetir?', 'Hola']) {
      const { said, events } = await answer('es', message)
      expect(said).toContain('Me ___ los perros')
      expect(JSON.parse(find(events, 'state')?.engineState ?? '')).toMatchObject({ node: 'mend' })
    }
  })

  it('says nothing of a mistake that was forgotten meanwhile', async () => {
    const { said } = await answer('es', 'gustan', [])
    expect(said).not.toContain('perros')
    expect(said).not.toContain('{right}')
  })

  it('opens with the scene where no mistake has its time, in a lesson, and where the sentence is not mended', async () => {
    const resting = { ...mistakes.es, isDue: false }
    const broken = { ...mistakes.es, mended: null }
    const lesson = { lessonId: 'none', unitId: 'cafe', goal: 'Order' }
    for (const given of [
      { recentMistakes: [resting, broken] },
      { recentMistakes: [mistakes.es], lesson },
      { recentMistakes: [] },
    ])
      expect(repliesOf(await takeTurn(tutor, 'es', given)).join(' ')).not.toContain('___')
  })
})
