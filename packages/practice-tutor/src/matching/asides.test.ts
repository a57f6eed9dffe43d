import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { formatState } from '../conversation/state.ts'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor({ es: await loadLexicon('es'), fr: await loadLexicon('fr') })

async function say(tag: LanguageTag, place: string, message: string) {
  const [scene = '', node = ''] = place.split('/')
  const engineState = formatState({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
  return {
    text: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    feedback: events.find((event) => event.type === 'feedback')?.feedback,
    node: (JSON.parse(state) as { node: string }).node,
  }
}

it.each<[LanguageTag, string, string]>([
  ['fr', 'family/siblings', "Ben, j'ai deux frères."],
  ['fr', 'clothes/fit', 'Ben, ça va.'],
  ['fr', 'cafe/order', 'Euh, bah, un café, hein.'],
  ['es', 'cafe/order', 'Eh, pues un café, por favor.'],
  ['es', 'cafe/order', 'Bueno, ehhh... quiero un té.'],
  ['zh', 'cafe/order', '嗯，我想喝一杯茶。'],
  ['zh', 'cafe/order', '哦，我要一杯咖啡啊。'],
])(
  'an interjection is no typo and takes nothing from an answer (%s, %s: “%s”)',
  async (tag, place, message) => {
    const { feedback, node } = await say(tag, place, message)
    expect(feedback?.corrections).toEqual([])
    expect(feedback?.positive).toBe('Correct.')
    expect(node).not.toBe(place.split('/')[1])
  },
)

it('what is wrong beside one is corrected, and the one stays', async () => {
  const { feedback } = await say('fr', 'cafe/order', 'Ben, je voudrais une café')
  expect(feedback?.corrections[0]?.corrected).toBe('Ben, je voudrais un café')
})

it('a name that is written like one is a name', async () => {
  expect((await say('fr', 'introductions/name', "Je m'appelle Ben.")).text).toContain('Ben')
})

it('alone it may be the answer', async () => {
  expect((await say('zh', 'directions/visit', '嗯')).node).not.toBe('visit')
})
