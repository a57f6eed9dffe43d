import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mistakesGotRight, type Attempt, type OpenMistake } from './got-right.ts'

const beer: OpenMistake = { id: 'beer', original: 'Quiero un cerveza', corrected: 'Quiero una cerveza' }
const attempt = (message: string, changes: Partial<Attempt> = {}): Attempt => ({
  message,
  corrections: [],
  previous: 'Hola',
  seen: [],
  ...changes,
})

describe('a mistake is outgrown', () => {
  it('when what was corrected is used right in another sentence', () => {
    expect(mistakesGotRight(attempt('Para mí una cerveza, por favor'), [beer])).toEqual(['beer'])
  })

  it('whatever the capitals, the accents’ encoding and the marks around it', () => {
    const music = { id: 'music', original: 'la musica', corrected: 'la música' }
    expect(mistakesGotRight(attempt('¡MU\u0301SICA!'), [music])).toEqual(['music'])
  })

  it('in Chinese, too', () => {
    const coffee = { id: 'coffee', original: '一个咖啡', corrected: '一杯咖啡' }
    expect(mistakesGotRight(attempt('我要两杯咖啡。'), [coffee])).toEqual(['coffee'])
    expect(mistakesGotRight(attempt('我要一杯茶。'), [coffee])).toEqual([])
  })
})

describe('a mistake stays open', () => {
  it.each([
    ['the word without what shows that it fits', attempt('Una mesa, por favor')],
    ['a message that was corrected', attempt('una cerveza', { corrections: [{ ...beer, explanation: '' }] })],
    ['a message that nobody looked at', attempt('una cerveza', { corrections: undefined })],
    ['a copied suggestion', attempt('Una cerveza.', { seen: ['Una cerveza.'] })],
    ['a changed suggestion', attempt('Una cerveza grande', { seen: ['Quisiera una cerveza.'] })],
    ['what the tutor has just said', attempt('Una cerveza', { seen: ['¿Una cerveza? ¡Muy bien!'] })],
    ['the sentence repeated after its correction', attempt(beer.corrected, { previous: beer.original })],
    ['the right and the wrong form together', attempt('Quiero un cerveza, no, una cerveza')],
    ['a part of another word', attempt('Quiero una cervezas')],
  ])('after %s', (_, given) => {
    expect(mistakesGotRight(given, [beer])).toEqual([])
  })

  it('where nothing was changed or nothing is left to say', () => {
    const mistakes = [
      { id: 'same', original: 'Hola', corrected: 'hola' },
      { id: 'gone', original: 'muy', corrected: '' },
    ]
    expect(mistakesGotRight(attempt('hola muy'), mistakes)).toEqual([])
  })
})

const word = fc.constantFrom(
  'una',
  'un',
  'cerveza',
  'quiero',
  'el',
  'la',
  'fría',
  '我',
  '杯',
  'música',
  'musica',
)
const sentence = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))
const mistake = fc.record({ id: fc.uuid(), original: sentence, corrected: sentence })

it('whatever is said, what stood before the learner proves nothing', () => {
  fc.assert(
    fc.property(sentence, fc.array(mistake, { maxLength: 5 }), (message, mistakes) => {
      expect(mistakesGotRight(attempt(message, { seen: [message] }), mistakes)).toEqual([])
    }),
  )
})

it('more help never proves more, and each mistake is judged by itself', () => {
  const inputs = [
    sentence,
    sentence,
    fc.array(sentence, { maxLength: 3 }),
    fc.array(mistake, { maxLength: 5 }),
  ] as const
  fc.assert(
    fc.property(...inputs, (message, previous, seen, mistakes) => {
      const free = mistakesGotRight(attempt(message, { previous }), mistakes)
      const helped = mistakesGotRight(attempt(message, { previous, seen }), mistakes)
      expect(free).toEqual(expect.arrayContaining(helped))
      const alone = mistakes.flatMap((open) => mistakesGotRight(attempt(message, { previous }), [open]))
      expect(free).toEqual(alone)
    }),
  )
})
