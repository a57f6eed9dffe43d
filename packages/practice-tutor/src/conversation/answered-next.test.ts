import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, name: string, message: string) {
  const [scene, node] = name.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : []))[0] ?? '{}'
  return JSON.parse(state) as { node?: string; given?: Record<string, string> }
}

it.each([
  ['routine-a2/woke', 'Me levanté a las cinco, porque tenía que coger un avión.', 'morning'],
  ['family-a2/when', 'Hace dos años, en Navidad.', 'did'],
  ['clothes-a2/receipt', 'Sí, aquí está. Quiero que me devolváis el dinero.', 'paid'],
  ['station/day', 'El lunes por la mañana, si hay plazas.', 'trip'],
  ['flat-a2/before', 'En casa de mis padres, pero quiero ser independiente.', 'gone'],
  // A number or a word that is said everywhere answers nothing by the way.
  ['family/photo', 'Es mi sobrina. Tiene tres años.', 'size'],
  ['weekend-a2/invite', 'Me encantaría, pero trabajo el sábado.', 'instead'],
  ['introductions/work', 'Doy clases de yoga en un gimnasio.', 'hobby'],
])('at %s “%s” goes on to %s', async (name, message, next) => {
  expect((await say('es', name, message)).node).toBe(next)
})

it.each<[LanguageTag, string, string, string]>([
  ['zh', 'routine-a2/woke', '昨天五点就起来了，孩子哭了。', 'morning'],
  ['zh', 'family-a2/when', '是去年夏天我表姐结婚的时候拍的。', 'did'],
  ['zh', 'market/fruit', '今天就要四斤苹果。', 'price'],
  ['zh', 'station-a2/problem', '我的火车取消了，今天晚上我得到上海去面试。', 'options'],
  ['zh', 'weekend/sunday', '星期天行，我们在家看电影怎么样？', 'time'],
  ['fr', 'weekend/sunday', 'Dimanche oui, on pourrait aller au cinéma ?', 'time'],
  ['fr', 'flat-a2/before', 'Chez mes parents. Je viens de trouver un poste ici.', 'gone'],
])('in %s at %s “%s” is not asked for again', async (tag, name, message, next) => {
  expect((await say(tag, name, message)).node).toBe(next)
})

it.each<[LanguageTag, string]>([
  ['es', 'Me duele la garganta desde hace tres días'],
  ['fr', "J'ai mal à la gorge depuis trois jours"],
  ['zh', '我头疼三天了'],
])('in %s the end of an answer may answer a later question: “%s”', async (tag, message) => {
  expect((await say(tag, 'pharmacy/problem', message)).given).toHaveProperty('since')
})

it('a word of the next question is no answer to it', async () => {
  const message = '我和我先生，我们有一个孩子，需要两个房间。'
  expect((await say('zh', 'flat/who', message)).node).toBe('first-room')
})

it('what answers the next question answers no later one', async () => {
  expect((await say('es', 'family-a2/when', 'Hace dos años, en Navidad.')).given).toEqual({ occasion: 'did' })
})
