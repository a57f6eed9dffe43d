import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { findNode } from './state.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

/** What the tutor says to a message at a question of a scene, and whether it asks that question still. */
async function reply(tag: LanguageTag, place: string, message: string) {
  const [scene = '', node = ''] = place.split('/')
  const state = { scene, node, misses: 0, turn: 1 }
  const content = findNode(tag, state)?.ask[0] ?? ''
  const events = await takeTurn(tutor, tag, {
    message,
    engineState: JSON.stringify(state),
    history: [{ role: 'ai', content }],
  })
  const text = events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
  const after = events.find((event) => event.type === 'state')?.engineState ?? '{}'
  const { node: next } = JSON.parse(after) as { node: string }
  return { text: text.replaceAll(/[\u00A0\u202F]/gu, ' '), isAsked: next === node }
}

it.each<[LanguageTag, string, string]>([
  ['es', 'con respeto', 'your app is so bad, you really suck'],
  ['es', 'con respeto', 'dumb machine'],
  ['es', 'con respeto', 'qué pesado eres'],
  ['es', 'con respeto', 'tu es vraiment nul'],
  ['fr', 'polis', 'what a useless robot'],
  ['fr', 'polis', 'espèce d’idiot'],
  ['fr', 'polis', 'eres un payaso'],
  ['zh', '客气', 'you are such a loser'],
  ['zh', '客气', '你怎么这么笨'],
])('keeps calm in %s (%s) when it is insulted: %s', async (tag, calm, message) => {
  const { text, isAsked } = await reply(tag, 'cafe/order', message)
  expect(text).toContain(calm)
  expect(isAsked).toBe(true)
})

it.each<[LanguageTag, string, string, string]>([
  ['es', 'flat/price', 'el trabajo es una basura', 'respeto'],
  ['fr', 'introductions-b1/impression', 'le bureau est un peu ridicule', 'polis'],
  ['zh', 'flat-a2/why', '那儿的垃圾太多了', '客气'],
])(
  'takes no complaint about something else for an insult (%s, %s): %s',
  async (tag, place, message, calm) => {
    expect((await reply(tag, place, message)).text).not.toContain(calm)
  },
)

it.each<[LanguageTag, string, string, string]>([
  ['es', 'introductions/origin', '¿De dónde eres?', 'Yo soy de España.'],
  ['fr', 'introductions/origin', "Tu viens d'où ?", 'je viens de France'],
  ['zh', 'introductions/origin', '您是哪儿的人？', '我是中国人'],
  ['es', 'introductions/city', '¿Y tú dónde vives?', 'Yo vivo en Madrid.'],
  ['zh', 'routine/breakfast', '你早饭吃什么？', '包子'],
])('answers the question of %s at %s, and asks it still: %s', async (tag, place, message, own) => {
  const { text, isAsked } = await reply(tag, place, message)
  expect(text.split(own)).toHaveLength(2)
  expect(isAsked).toBe(true)
})

it.each<[LanguageTag, string, string, string]>([
  ['es', 'family/siblings', 'Tengo una hermana, ¿tú tienes?', 'Marta'],
  ['es', 'introductions/name', 'Me llamo Iwona, ¿y usted cómo se llama?', 'mi nombre'],
  ['fr', 'introductions/work', 'Je suis vendeuse, tu fais quoi dans la vie ?', 'école'],
  ['fr', 'routine/wake', 'À six heures, et toi à quelle heure ?', 'je me lève à sept heures'],
  ['fr', 'introductions/hobby', "J'aime courir, et de ton côté ?", 'lire'],
  ['zh', 'introductions/origin', '我是越南人，你是哪里人？', '我是中国人'],
  ['zh', 'introductions/name', '我叫大卫，你叫什么名字？', '我的名字'],
  ['zh', 'family/siblings', '我有一个弟弟，你有吗？', '我有一个妹妹'],
])('answers what is asked behind an answer (%s, %s): %s', async (tag, place, message, own) => {
  const { text, isAsked } = await reply(tag, place, message)
  expect(text).toContain(own)
  expect(isAsked).toBe(false)
})

it.each<[LanguageTag, string, string, string]>([
  ['es', 'market/price', 'What does barata mean?', 'cheap'],
  ['es', 'station/seat', '¿Qué significa ventanilla?', 'window'],
  ['es', 'routine/wake', 'what does levantas mean', 'get up'],
  ['fr', 'cafe/pay', 'What does « espèces » mean?', 'cash'],
  ['fr', 'market/amount', 'Ça veut dire quoi, livre ?', 'half a kilo'],
  ['fr', 'station/seat', 'what does couloir mean', 'aisle'],
  ['zh', 'station/seat', '靠窗是什么意思？', 'by the window'],
])('explains in %s at %s what a word means there: %s', async (tag, place, message, meaning) => {
  expect((await reply(tag, place, message)).text).toContain(meaning)
})

it.each<[LanguageTag, string, string]>([
  ['es', 'routine-b1/bet', 'Por ejemplo'],
  ['fr', 'hotel-b1/did', 'Par exemple'],
  ['zh', 'cafe/order', '比如'],
])('shows an answer in %s at %s to who wants one', async (tag, place, shown) => {
  expect((await reply(tag, place, 'example answer please')).text).toContain(shown)
})
