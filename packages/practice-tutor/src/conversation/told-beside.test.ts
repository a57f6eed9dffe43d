import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { expect, it } from 'vitest'
import { findScene } from './state.ts'
import { toldBeside } from './told-beside.ts'

await loadEveryLanguage()
const lexicons = await loadLexicons()

function struckOff(language: LanguageTag, id: string, text: string): string[] {
  const scene = findScene(language, id)
  if (!scene) throw new Error(`no talk ${id}`)
  return toldBeside(text, { scene, language, lexicon: lexicons[language] })
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'open-work', 'Trabajo en una farmacia.', 'what'],
  ['es', 'open-work', 'Cerró en marzo y nos despidieron a todos.', 'hours'],
  ['es', 'open-my-family', 'Mi familia es muy pequeña.', 'size'],
  ['es', 'open-my-day', 'Me levanto a las seis.', 'up'],
  ['fr', 'open-work', 'Je suis apprentie dans une boulangerie.', 'what'],
  ['fr', 'open-work', 'Je commence à quatre heures du matin.', 'hours'],
  ['fr', 'open-my-family', 'Mon père est policier et j’ai deux sœurs.', 'brothers'],
  ['fr', 'open-my-family', 'Ma mère travaille à la maison.', 'mother'],
  ['zh', 'open-work', '我在一所中学教历史。', 'what'],
  ['zh', 'open-my-family', '我家有三口人。', 'size'],
  ['zh', 'open-my-family', '我爸爸是医生。', 'mother'],
  ['zh', 'open-my-family', '养了一只老猫，天天睡觉。', 'pet-on'],
])('what is told is not asked (%s, %s: “%s”)', (language, id, text, question) => {
  expect(struckOff(language, id, text)).toContain(question)
})

it.each<[LanguageTag, string, string]>([
  ['es', 'open-my-family', '¿Tienes hermanos?'],
  ['fr', 'open-work', 'Mon patron crie tout le temps.'],
  ['zh', 'open-my-weekend', '我想喝茶。'],
])('what is asked, or is about something else, answers nothing (%s: “%s”)', (language, id, text) => {
  expect(struckOff(language, id, text)).toEqual([])
})
