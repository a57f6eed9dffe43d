import { countedWords, type CountedText } from '@lingarden/domain/counted-words/counted-words'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { findLanguage } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'

const dictionaries = {
  es: await openDictionary('es-ES'),
  fr: await openDictionary('fr-FR'),
  zh: await openDictionary('zh-CN'),
}

function counted(
  text: string,
  language: keyof typeof dictionaries,
  more: Omit<CountedText, 'language'> = {},
) {
  const dictionary = dictionaries[language]
  const names = [findLanguage(language)?.tutorName ?? '']
  const tokens = tokenize(text, language, dictionary)
  return countedWords(tokens, { language, names, ...more }, dictionary.lookUp).map(({ term }) => term)
}

it.each([
  ['Soy alto y estoy en casa.', 'ser alto y estar en casa'],
  ['Mis hermanas son altas.', 'mis hermana ser alto'],
  ['Él vino ayer con el vino.', 'él venir ayer con el vino'],
  ['Yo como pan como tú.', 'yo comer pan como tú'],
  ['Yo trabajo mucho, mi trabajo es bueno.', 'yo trabajar mucho mi trabajo ser bueno'],
  ['La cuenta, por favor. Ella cuenta cosas.', 'la cuenta ella contar cosa'],
  ['Muchas gracias, no es nada.', 'muchas gracias no ser nada'],
  ['Los niños fueron a la playa.', 'los niño ser a la playa'],
  ['¿Veo dos uvas? Me gustan.', 'ver dos uva me gustar'],
  ['Hola, me llamo Marta y ella es Ana.', 'hola me llamar y ella ser'],
  ['Marta vive en Madrid.', 'vivir en'],
  ['Vivo en Londres y trabajo mucho.', 'vivir en y trabajar mucho'],
  ['Juego al tenis, pero no estudio hoy.', 'jugar al tenis pero no estudiar hoy'],
  ['Libro interesante. Vino, por favor. Estoy vivo.', 'libro interesante vino estar vivo'],
  ['¿Trabajo o casa? Mi trabajo.', 'trabajar o casa mi trabajo'],
  ['Soy Alex. Tengo 3 libros.', 'ser tener libro'],
  ['Quiero comprarlo y dármelo.', 'querer comprar y dar'],
  ['Zzz, mmm, aaah, tengo sueño.', 'tener sueño'],
])('[5.5] %s counts %s', (text, words) => {
  expect(counted(text, 'es')).toEqual(words.split(' '))
})

it.each([
  ['adios', 'adiós'],
  ['Adios!', 'adiós'],
  ['un cafe mas', 'un café más'],
  ['el nino tiene anos', 'el niño tener año'],
  ['esta casa', 'esta casa'],
  ['tu casa', 'tu casa'],
  ['dime', 'decir'],
  ['xyzzy hola', 'hola'],
])('[5.5] what a learner types counts as it was meant: %s is %s', (text, words) => {
  expect(counted(text, 'es', { isOwn: true })).toEqual(words.split(' '))
})

it('what the tutor says is spelt as it is meant', () => {
  expect(counted('pero mas tarde', 'es')).toEqual(['pero', 'mas', 'tarde'])
})

it.each([
  ["Je suis allée à Paris, j'ai deux filles.", 'je être aller à avoir deux fille'],
  ['Je vis dans une belle ville.', 'je vivre dans une beau ville'],
  ['Mon fils mange trois fois par jour.', 'mon fils manger trois fois par jour'],
  ['Le lit est petit. Il lit.', 'le lit être petit il lire'],
  ['Bonjour, je m’appelle Camille.', 'bonjour je appeler'],
  ['Notre maison est grande.', 'notre maison être grand'],
  ['Ma soeur a un oeuf, mes soeurs un boeuf.', 'ma sœur avoir un œuf mes sœur un bœuf'],
  ['Mon coeur est une oeuvre, la moelle non.', 'mon cœur être une œuvre la moelle non'],
  ["Aujourd'hui, ma grand-mère est là-bas.", "aujourd'hui ma grand-mère être là-bas"],
  ["D'accord, c'est peut-être un rendez-vous.", "d'accord être peut-être un rendez-vous"],
  ["L'après-midi, quelqu'un vient.", "après-midi quelqu'un venir"],
])('[5.5] %s counts %s', (text, words) => {
  expect(counted(text, 'fr')).toEqual(words.split(' '))
})

it.each([
  ['es', 'Buenos días, un café, por favor.', 'un café', 'buenos días+un+café+por favor'],
  ['es', 'Es un gran favor, y hasta mañana.', 'ser un grande favor y', 'ser+un+grande+favor+y+hasta mañana'],
  ['fr', 'Merci, au revoir !', 'merci', 'merci+au revoir'],
  [
    'fr',
    'Un thé, s’il vous plaît. Ça me plaît.',
    'un thé ça me plaire',
    "un+thé+s'il vous plaît+ça+me+plaire",
  ],
] as const)(
  '[5.5] a phrase is none of its words, and the learner’s own: %s, %s',
  (language, text, met, own) => {
    expect(counted(text, language)).toEqual(met.split(' '))
    expect(counted(text, language, { isOwn: true })).toEqual(own.split('+'))
  },
)

it.each([
  ['un cafe francais', 'un café français'],
  ["l'ecole de ma mere", 'école de ma mère'],
  ['ou est la maison', 'ou être la maison'],
])('[5.5] what a learner types in French counts as it was meant: %s is %s', (text, words) => {
  expect(counted(text, 'fr', { isOwn: true })).toEqual(words.split(' '))
})

it.each([
  ['我叫小雨。', '我 叫'],
  ['好，这套房子住着很舒服。', '好 这 套 房子 住 着 很 舒服'],
  ['你好吗？我是王小明。', '你好 吗 我 是'],
  ['我有3个苹果 OK', '我 有 个 苹果'],
])('[5.5] %s counts %s', (text, words) => {
  expect(counted(text, 'zh')).toEqual(words.split(' '))
})

it.each([
  ['fr', 'Merci, et à bientôt !', 'merci|et|à bientôt'],
  ['es', '¡Hasta mañana, Luis! Dámelo.', 'hasta mañana|dar'],
  ['fr', "C'est bon.", "c'est|bon"],
] as const)('(%s) a phrase that is looked up counts as itself in %s', (language, text, words) => {
  expect(counted(text, language, { keepsPhrases: true })).toEqual(words.split('|'))
})
