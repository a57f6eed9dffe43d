import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { judgeSpoken } from './judge-spoken.ts'

const readings: Record<string, string[]> = {
  雨: ['yǔ'],
  鱼: ['yú'],
  语: ['yǔ', 'yù'],
  住: ['zhù'],
  祝: ['zhù'],
  在: ['zài'],
  再: ['zài'],
}
const isFulfilled = (language: LanguageTag, target: string, heard: string) =>
  judgeSpoken(heard, { accepted: [target], language, readingsOf: (character) => readings[character] ?? [] })
    .isFulfilled

describe('what was said counts although', () => {
  it.each([
    ['capitals, marks and accents lack', 'es', '¿Cómo te llamas?', 'como te llamas'],
    ['the speaker hesitates', 'es', 'Quiero un café.', 'eh pues quiero un café'],
    ['the speaker begins a word twice', 'fr', 'Je voudrais un thé.', 'je je voudrais un thé'],
    ['the speaker is polite', 'es', 'Un café solo.', 'hola un café solo por favor'],
    ['the speaker names themselves', 'es', 'Hablo un poco de español.', 'yo hablo un poco de español'],
    ['a little word was swallowed', 'es', 'Quiero un café con leche.', 'quiero café con leche'],
    ['nobody hears the spelling', 'es', 'Vivo en Barcelona.', 'bibo en barzelona'],
    ['nobody hears the ending', 'fr', 'Vous parlez français ?', 'vous parler français'],
    ['nobody hears a plural', 'fr', 'Elles aiment les chats.', 'elle aime les chat'],
    ['two words sound like one', 'fr', "C'est ma sœur.", 'ces ma soeur'],
    ['one word sounds like two', 'es', 'Va a haber fiesta.', 'va a a ver fiesta'],
    ['a spoken no has one half', 'fr', 'Je ne sais pas.', 'je sais pas'],
    ['a number is written in digits', 'es', 'Tengo veintidós años.', 'tengo 22 años'],
    ['a number of many words is', 'fr', 'Il a soixante-dix-huit ans.', 'il a 78 ans'],
    ['a phone number is one number', 'es', 'Es el dos, cinco, siete.', 'es el 257'],
    ['a time is written in digits', 'es', 'A las siete y media.', 'a las 7:30'],
    ['a French time is', 'fr', 'Il est huit heures et quart.', 'il est 8h15'],
    ['a price has a sign', 'fr', 'Ça fait douze euros.', 'ça fait 12 €'],
    ['the thing counted is feminine', 'es', 'Una mesa para dos.', '1 mesa para 2'],
    ['Mandarin digits are written', 'zh', '我要两个面包。', '我要2个面包'],
    ['a Mandarin time is', 'zh', '现在三点半。', '现在3点30分'],
    ['a name can be spelled otherwise', 'es', 'Buenas noches, Nora.', 'buenas noches Norah'],
    ['the time stands elsewhere', 'es', 'Hoy estoy muy contento.', 'estoy muy contento hoy'],
    ['the Mandarin time does', 'zh', '明天我去学校。', '我明天去学校'],
    ['another character sounds the same', 'zh', '我住在北京。', '我祝再北京'],
    ['one tone was misheard', 'zh', '我叫小雨。', '我叫小鱼'],
    ['nobody hears he from she', 'zh', '她是我朋友。', '他是我朋友'],
  ] as const)('%s', (_, language, target, heard) => {
    expect(isFulfilled(language, target, heard)).toBe(true)
  })
})

describe('it does not count where', () => {
  it.each([
    ['nothing was understood', 'es', 'Hola.', ''],
    ['only marks were', 'es', 'Hola.', '…'],
    ['the verb is another person', 'es', 'Trabajo en una oficina.', 'trabaja en una oficina'],
    ['the verb is another person', 'fr', 'Vous êtes français ?', 'vous suis français'],
    ['the gender is heard', 'fr', 'Elle est grande.', 'elle est grand'],
    ['it is denied', 'es', 'Soy de aquí.', 'no soy de aquí'],
    ['the denial lacks', 'es', 'No soy de aquí.', 'soy de aquí'],
    ['the denial lacks', 'fr', 'Je ne mange pas de viande.', 'je mange de viande'],
    ['it is denied', 'zh', '我喜欢喝茶。', '我不喜欢喝茶'],
    ['the word that matters lacks', 'es', 'Quiero un café con leche.', 'quiero un café'],
    ['the word that matters is another', 'zh', '我想喝茶。', '我想喝水'],
    ['the number is another', 'es', 'Tengo veintidós años.', 'tengo 23 años'],
    ['somebody else does it', 'es', 'Ana llama a Luis.', 'Luis llama a Ana'],
    ['it is buried in talk', 'fr', 'Je travaille ici.', 'mon père dit que je travaille ici le soir'],
    ['thanks are wanted', 'es', 'Muy bien, gracias.', 'muy bien'],
  ] as const)('%s: %s', (_, language, target, heard) => {
    expect(isFulfilled(language, target, heard)).toBe(false)
  })
})

it('names the sentence that comes closest', () => {
  const accepted = ['¿A qué hora abre la piscina?', '¿Cuándo abre la piscina?']
  const judge = (heard: string) => judgeSpoken(heard, { accepted, language: 'es' })
  expect(judge('cuándo abre piscina')).toEqual({ isFulfilled: true, closest: accepted[1] })
  expect(judge('cuándo cierra la piscina')).toEqual({ isFulfilled: false, closest: accepted[1] })
  expect(judge('')).toEqual({ isFulfilled: false, closest: accepted[0] })
})

describe('whatever the sentence', () => {
  const word: fc.Arbitrary<string> = fc.constantFrom(
    'casa',
    'perro',
    'grande',
    'comemos',
    'el',
    'en',
    'mesa',
    'verde',
  )
  const sentence = fc.uniqueArray(word, { minLength: 2, maxLength: 8 }).filter((words) => !isLittle(words[0]))
  const isLittle = (one = '') => one.length < 3
  const said = (words: readonly string[], heard: readonly string[]) =>
    isFulfilled('es', `${words.join(' ')}.`, heard.join(' ').toUpperCase())

  it('saying it fulfils it, and hesitating does not matter', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (words, place) => {
        expect(said(words, words)).toBe(true)
        expect(said(words, words.toSpliced(place % words.length, 0, 'eh'))).toBe(true)
      }),
    )
  })

  it('a word of weight that lacks, and a no that comes, are never forgiven', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (words, place) => {
        const weighty = words.filter((one) => !isLittle(one))
        const lost = weighty[place % weighty.length]
        const rest = words.filter((one) => one !== lost)
        expect(said(words, rest)).toBe(false)
        expect(said(words, words.toSpliced(place % words.length, 0, 'no'))).toBe(false)
      }),
    )
  })
})
