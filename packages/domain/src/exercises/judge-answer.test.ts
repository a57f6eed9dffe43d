import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { isAccepted, judgeAnswer } from './judge-answer.ts'
import { dictionaryOf } from './test/dictionary-of.ts'

/** A dictionary in which nothing that is written here is a word: what is no word may be a slip. */
const dictionary = dictionaryOf({})

const judge = (given: string, answer: string, language: 'es' | 'fr' | 'zh' = 'es') =>
  judgeAnswer(given, { accepted: [answer], language, dictionary }).verdict

it.each([
  ['¿Qué tal?', 'qué tal', 'es'],
  ['  J’AIME   le thé ', "J'aime le thé.", 'fr'],
  ["l' ami", "l'ami", 'fr'],
  ['s il vous plaît', "s'il vous plaît", 'fr'],
  ['ma soeur', 'ma sœur', 'fr'],
  ['我 想喝 茶', '我想喝茶。', 'zh'],
  ['３个', '3个', 'zh'],
  ['qu\u0065\u0301', 'qué', 'es'],
] as const)('case, punctuation, spaces and writing make no difference: %s', (given, answer, language) => {
  expect(judge(given, answer, language)).toBe('right')
})

it.each([
  ['cafe', 'café', 'accent'],
  ['manana', 'mañana', 'accent'],
  ['nino', 'niño', 'accent'],
  ['ça va', 'ca va', 'accent'],
  ['ca va', 'ça va', 'accent'],
  ['caffé', 'café', 'wrong'],
  ['cáfe', 'café', 'accent'],
  ['naranha', 'naranja', 'typo'],
  ['naranaj', 'naranja', 'typo'],
  ['naraja', 'naranja', 'typo'],
  ['narnaha', 'naranja', 'wrong'],
  ['frio', 'frío', 'accent'],
  ['fria', 'frío', 'wrong'],
  ['un zumo de narnja', 'un zumo de naranja', 'typo'],
  ['un zuma de narnja', 'un zumo de naranja', 'wrong'],
  ['zumo naranja', 'zumo de naranja', 'wrong'],
  ['', 'café', 'wrong'],
  ['¿?', 'café', 'wrong'],
] as const)(
  'accents may lack or be others, and one letter of a long word be amiss: %s for %s is %s',
  (given, answer, verdict) => {
    expect(judge(given, answer)).toBe(verdict)
  },
)

it('two long words amiss are one too many', () => {
  expect(judge('buenoz diass', 'buenos diass')).toBe('typo')
  expect(judge('buenoz diazz', 'buenos diass')).toBe('wrong')
})

it('without a dictionary no letter is forgiven, as it may make another word, and accents are', () => {
  const strictly = (given: string, answer: string) =>
    judgeAnswer(given, { accepted: [answer], language: 'es' }).verdict
  expect(strictly('naranha', 'naranja')).toBe('wrong')
  expect(strictly('padre', 'madre')).toBe('wrong')
  expect(strictly('ano', 'año')).toBe('wrong')
  expect(strictly('cafe', 'café')).toBe('accent')
})

it('Mandarin has no typos: another character is another word', () => {
  expect(judge('一张咖啡', '一杯咖啡', 'zh')).toBe('wrong')
})

it('names the variant that comes closest', () => {
  expect(judgeAnswer('buenas', { accepted: ['Hola', 'Buenas'], language: 'es' })).toEqual({
    given: 'buenas',
    verdict: 'right',
    answer: 'Buenas',
  })
  expect(judgeAnswer('', { accepted: ['Hola', 'Buenas'], language: 'es' }).answer).toBe('Hola')
})

it('the mistake to unlearn is no typo and no missing accent', () => {
  const question = { accepted: ['quiero'], language: 'es', refused: ['quiera'], dictionary } as const
  expect(judgeAnswer('quiera', question).verdict).toBe('wrong')
  expect(judgeAnswer('quiere', question).verdict).toBe('typo')
  expect(judgeAnswer('esta', { accepted: ['está'], language: 'es', refused: ['esta'] }).verdict).toBe('wrong')
})

it('every answer is right for itself, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('es', 'fr', 'zh'), (text, language) => {
      const { verdict } = judgeAnswer(text, { accepted: [text], language })
      expect(verdict).toBe(/[\p{L}\p{M}\p{N}]/u.test(text.normalize('NFKC')) ? 'right' : 'wrong')
    }),
  )
})

it('in Mandarin the r of the north may be there or not', () => {
  const verdict = (given: string, answer: string) =>
    judgeAnswer(given, { accepted: [answer], language: 'zh' }).verdict
  expect(verdict('你去哪里？', '你去哪儿？')).toBe('right')
  expect(verdict('我喝一点茶', '我喝一点儿茶。')).toBe('right')
  expect(verdict('他会儿子', '他会')).toBe('wrong')
  expect(verdict('这是我的子', '这是我的儿子。')).toBe('wrong')
})

it('hyphens may be missing, and the spaces around numbers', () => {
  const verdict = (given: string, answer: string) =>
    judgeAnswer(given, { accepted: [answer], language: 'fr' }).verdict
  expect(verdict('Bon weekend', 'Bon week-end !')).toBe('right')
  expect(verdict('un rendez vous', 'Un rendez-vous.')).toBe('right')
  expect(verdict('à 7h30', 'À 7 h 30.')).toBe('right')
  expect(verdict('quelque fois', 'quelquefois')).toBe('wrong')
})

describe('one letter amiss that makes another form', () => {
  const judgeWith = (given: string, answer: string, lookAlikes: string[], language: 'es' | 'fr' = 'es') =>
    judgeAnswer(given, { accepted: [answer], language, lookAlikes, dictionary }).verdict

  it.each([
    ['another person', 'trabaja aquí', 'Trabajo aquí.', 'form'],
    ['a plural', 'estoy contentos', 'Estoy contento.', 'form'],
    ['no real word', 'trabaho aquí', 'Trabajo aquí.', 'typo'],
    ['only an accent', 'trabajo aqui', 'Trabajo aquí.', 'accent'],
    ['a form, with an accent too many', 'trabajá aquí', 'Trabajo aquí.', 'form'],
    ['itself', 'trabajo aquí', 'Trabajo aquí.', 'right'],
    ['a form and a typo', 'trabaja contenco', 'Trabajo contento.', 'wrong'],
  ] as const)('%s: %s for %s is %s', (_, given, answer, verdict) => {
    expect(judgeWith(given, answer, ['trabaja', 'trabajó', 'contentos', 'contenta'])).toBe(verdict)
  })

  it('is no slip where it is right as well', () => {
    const question = { accepted: ['Estoy contento.', 'Estoy contenta.'], language: 'es' } as const
    expect(judgeAnswer('estoy contenta', { ...question, lookAlikes: ['contenta'] }).verdict).toBe('right')
  })

  it('is not accepted, and every real word that is offered for another never is', () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/)
    fc.assert(
      fc.property(word, word, (answer, other) => {
        const judgement = judgeAnswer(other, { accepted: [answer], language: 'es', lookAlikes: [other] })
        expect(isAccepted(judgement)).toBe(answer === other)
      }),
    )
  })
})
