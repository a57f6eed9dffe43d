import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speechParts } from './speech-parts.ts'
import { splitSentences } from './split-sentences.ts'

const sentencesOf = (text: string, isWhole = true) =>
  splitSentences(text, isWhole).map(({ start, end }) => text.slice(start, end))
const partsOf = (text: string, isWhole = true) =>
  speechParts(text, isWhole).map(({ start, end }) => text.slice(start, end))

describe('the sentences of a text', () => {
  it.each([
    ['¡Hola! ¿Qué tal? Bien.', ['¡Hola!', '¿Qué tal?', 'Bien.']],
    ['Buenos días, Sra. Pérez. ¿Y Ud. cómo está?', ['Buenos días, Sra. Pérez.', '¿Y Ud. cómo está?']],
    ['Vivo en EE. UU. desde 2010. Cuesta 3.50 euros.', ['Vivo en EE. UU. desde 2010.', 'Cuesta 3.50 euros.']],
    ['Bueno... no sé. Quizá… Mañana.', ['Bueno... no sé.', 'Quizá…', 'Mañana.']],
    ['«¡Ven!» dijo Ana. Y fui.', ['«¡Ven!» dijo Ana.', 'Y fui.']],
    ['« Ça va ? » Oui, M. Dupont !', ['« Ça va ? »', 'Oui, M. Dupont !']],
    ['On y va ? Allons-y. Bien sûr.', ['On y va ?', 'Allons-y.', 'Bien sûr.']],
    ['你好！我是小雨。你呢?我很好。', ['你好！', '我是小雨。', '你呢?', '我很好。']],
    ['他说：“走吧！”我……我不知道。', ['他说：“走吧！”', '我……我不知道。']],
    ['1. Un café\n2. Un té', ['1. Un café', '2. Un té']],
    ['Muy bien 😀 🎉', ['Muy bien 😀 🎉']],
    ['Muy bien. 😀', ['Muy bien.']],
    ['😀', []],
    ['', []],
    ['sin punto', ['sin punto']],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('waits while a sentence may still go on', () => {
    expect(sentencesOf('Hola. ¿Qué', false)).toEqual(['Hola.'])
    expect(sentencesOf('Hola. ', false)).toEqual([])
    expect(sentencesOf('Cuesta 3.', false)).toEqual([])
    expect(sentencesOf('你好。', false)).toEqual([])
    expect(sentencesOf('你好。我', false)).toEqual(['你好。'])
  })
})

describe('the parts of a message that are read out', () => {
  it('puts short sentences together, the first ones as soon as there is something to hear', () => {
    expect(partsOf('¡Hola! ¿Qué tal estás? Yo bien. Hoy hace sol. ¿Sales?')).toEqual([
      '¡Hola! ¿Qué tal estás?',
      'Yo bien. Hoy hace sol. ¿Sales?',
    ])
    expect(partsOf('你好！我是小雨。很高兴认识你。')).toEqual(['你好！我是小雨。', '很高兴认识你。'])
  })

  it('cuts what is very long where a speaker would breathe', () => {
    const text = `${'palabra '.repeat(30).trim()}, ${'otra '.repeat(40)}fin.`
    const parts = partsOf(text)
    expect(parts[0]).toMatch(/palabra,$/)
    expect(parts.every((part) => part.length <= 300)).toBe(true)
    expect(parts.join(' ')).toBe(text)
    expect(partsOf(`${'a'.repeat(700)}.`).map(({ length }) => length)).toEqual([300, 300, 101])
    expect(partsOf(`${'a'.repeat(600)}.`).map(({ length }) => length)).toEqual([300, 300])
  })

  const marks = '.…!?。！»«", \n'
  const words = ['Hola', 'sí', 'Sr', 'M', '3', '你好', '😀']
  const piece = fc.constantFrom(...marks, ...words)
  const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

  it('tells of a beginning only what stays when the rest has come', () => {
    fc.assert(
      fc.property(text, fc.nat(120), (whole, length) => {
        const early = speechParts(whole.slice(0, length), false)
        expect(speechParts(whole, true).slice(0, early.length)).toEqual(early)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves out nothing that can be read out, and reads nothing twice', () => {
    fc.assert(
      fc.property(text, (whole) => {
        let heard = 0
        let missed = ''
        for (const { start, end } of speechParts(whole, true)) {
          expect(start).toBeGreaterThanOrEqual(heard)
          expect(end).toBeGreaterThan(start)
          missed += whole.slice(heard, start)
          heard = end
        }
        expect(missed + whole.slice(heard)).not.toMatch(/[\p{L}\p{N}]/u)
      }),
      { numRuns: 2000 },
    )
  })
})
