import { describe, expect, it } from 'vitest'
import { createChance } from '../chance.ts'
import { checkExercise, practisedText, solutionOf } from './check-exercise.ts'
import { fillCloze, splitCloze } from './cloze-text.ts'
import type { ChoiceExercise, ClozeExercise, OrderExercise } from './exercise.ts'
import { isSound } from './is-sound.ts'
import { joinPieces } from './kinds/order.ts'
import { mixPieces } from './mix-pieces.ts'
import { dictionaryOf } from './test/dictionary-of.ts'

const cloze: ClozeExercise = { kind: 'cloze', prompt: 'Fill in.', text: '{Hola|Buenas}, me {llamo} Ana.' }
const order: OrderExercise = {
  kind: 'order',
  prompt: 'Put in order.',
  pieces: ['Et', 'elle,', "s'appelle", 'comment ?'],
  accept: ["Et elle, comment s'appelle ?"],
}
const choice: ChoiceExercise = {
  kind: 'choice',
  prompt: 'Choose.',
  text: "C'est … prénom ?",
  options: ['votre', 'vous', 'toi'],
  answer: 'votre',
}

describe('cloze', () => {
  it('each gap has its own answer, and a variant is as good', () => {
    expect(checkExercise(cloze, ['buenas', 'llamo'], 'es').isRight).toBe(true)
    const { isRight, judgements } = checkExercise(cloze, ['Hola', 'soy'], 'es')
    expect(isRight).toBe(false)
    expect(judgements.map(({ verdict }) => verdict)).toEqual(['right', 'wrong'])
  })

  it('an unanswered gap is wrong', () => {
    expect(checkExercise(cloze, ['Hola'], 'es').isRight).toBe(false)
  })

  it('another word of the bank is no typo', () => {
    const banked = { ...cloze, text: 'Me {llamo} Ana.', bank: ['llamo', 'llama', 'llamas'] }
    expect(checkExercise(banked, ['llama'], 'es').isRight).toBe(false)
    expect(checkExercise(cloze, ['Hola', 'llamu'], 'es', { dictionary: dictionaryOf({}) }).isRight).toBe(true)
  })

  it('is written between its gaps', () => {
    expect(splitCloze('Me {llamo} Ana.')).toEqual([
      { kind: 'text', text: 'Me ' },
      { kind: 'gap', answers: ['llamo'] },
      { kind: 'text', text: ' Ana.' },
    ])
    expect(fillCloze(cloze.text)).toBe('Hola, me llamo Ana.')
    expect(fillCloze(cloze.text, ['Buenas', 'llamaba'])).toBe('Buenas, me llamaba Ana.')
  })
})

describe('order', () => {
  it('takes the order of the model and each accepted one, spaces and marks aside', () => {
    expect(checkExercise(order, order.pieces, 'fr').isRight).toBe(true)
    expect(checkExercise(order, ['Et', 'elle,', 'comment ?', "s'appelle"], 'fr').isRight).toBe(true)
    expect(checkExercise(order, ['comment ?', 'Et', 'elle,', "s'appelle"], 'fr').isRight).toBe(false)
    expect(checkExercise(order, ['Et', 'elle,'], 'fr').isRight).toBe(false)
  })

  it('two equal pieces may change places', () => {
    const twice = { ...order, pieces: ['Et elle,', 'elle', 'et', 'elle'] }
    expect(checkExercise(twice, ['Et elle,', 'elle', 'et', 'elle'], 'fr').isRight).toBe(true)
  })

  it('mixes the pieces by chance, with those that belong nowhere, and does not give the order away', () => {
    for (let seed = 0; seed < 50; seed++) {
      const mixed = mixPieces({ ...order, extra: ['vous'] }, createChance(seed))
      expect(mixed.toSorted()).toEqual([...order.pieces, 'vous'].toSorted())
      expect(mixed.slice(0, 4)).not.toEqual(order.pieces)
    }
    expect(mixPieces(order, createChance(7))).toEqual(mixPieces(order, createChance(7)))
    expect(mixPieces({ ...order, pieces: ['la', 'la', 'la'] }, createChance(1))).toEqual(['la', 'la', 'la'])
  })

  it('joins pieces as the language writes them', () => {
    expect(joinPieces(['我', '想', '喝茶。'], 'zh')).toBe('我想喝茶。')
    expect(joinPieces(["J'", 'aime', 'ça.'], 'fr')).toBe("J'aime ça.")
  })
})

it('a choice has one right option, to the letter', () => {
  expect(checkExercise(choice, ['votre'], 'fr').isRight).toBe(true)
  expect(checkExercise(choice, ['votres'], 'fr').isRight).toBe(false)
  expect(checkExercise(choice, [], 'fr').isRight).toBe(false)
})

it('tells the solution, and what was practised by answering', () => {
  expect([cloze, order, choice].map((exercise) => solutionOf(exercise, 'fr'))).toEqual([
    'Hola, me llamo Ana.',
    "Et elle, s'appelle comment ?",
    'votre',
  ])
  expect(practisedText(choice, 'fr')).toBe("C'est votre prénom ?")
  expect(practisedText({ ...choice, text: 'prénom', optionsIn: 'english' }, 'fr')).toBe('prénom')
  expect(practisedText({ ...choice, text: undefined }, 'fr')).toBe('votre')
})

describe('what a learner is never shown', () => {
  it.each([
    ['an answer that is no option', { ...choice, answer: 'ton' }],
    ['the same option twice', { ...choice, options: ['votre', 'Votre!', 'vous'] }],
    ['nothing to choose from', { ...choice, options: ['votre'] }],
    ['an empty option', { ...choice, options: ['votre', ' ', '…'] }],
    ['too few pieces', { ...order, pieces: ['Et', 'elle ?'] }],
    ['a mark as a piece', { ...order, pieces: ['Et', 'elle', '?'] }],
    ['no gap', { ...cloze, text: 'Me llamo Ana.' }],
    ['nothing but a gap', { ...cloze, text: '{llamo}.' }],
    ['an empty gap', { ...cloze, text: 'Me {} Ana.' }],
    ['a broken gap', { ...cloze, text: 'Me {llamo} A{na.' }],
    ['a bank without the answer', { ...cloze, bank: ['Hola', 'llama'] }],
    ['no prompt', { ...cloze, prompt: ' ' }],
    ['an endless text', { ...cloze, text: `{a} ${'b'.repeat(200)}` }],
  ])('%s', (_, exercise) => {
    expect(isSound(exercise, 'fr')).toBe(false)
  })

  it('while these are sound', () => {
    expect([cloze, order, choice].map((exercise) => isSound(exercise, 'fr'))).toEqual([true, true, true])
    expect(isSound({ ...cloze, bank: ['Hola', 'llamo', 'llama'] }, 'fr')).toBe(true)
  })
})
