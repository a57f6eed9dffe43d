import { describe, expect, it } from 'vitest'
import { createAuthoredTranslator } from './translate-authored.ts'

const translate = createAuthoredTranslator([
  {
    texts: {
      '¡Hola! Soy {tutor}, del café.': "Hi! I'm {tutor}, from the café.",
      '¿Qué quieres?': 'What would you like?',
      '¡{drink}! Ahora mismo.': '{drink}: coming right up.',
      '¿Y para comer?': 'And to eat?',
      '¡{pet}, me encanta! Gracias por las fotos.': 'I love {pet}! Thanks for the photos.',
      '¡Muy bien!': 'Very good!',
    },
    slots: { drink: { 'un café': 'a coffee', 'un té': 'a tea' } },
  },
  { texts: { '{name}, ¿qué tal?': '{name}, how are you?' }, slots: {} },
])

describe('what authored texts mean', () => {
  it.each([
    ['¿Qué quieres?', 'What would you like?'],
    ['¡Hola! Soy Lucía, del café. ¿Qué quieres?', "Hi! I'm Lucía, from the café. What would you like?"],
    ['¡Un café! Ahora mismo. ¿Y para comer?', 'A coffee: coming right up. And to eat?'],
    ['¡Luna, me encanta! Gracias por las fotos.', 'I love Luna! Thanks for the photos.'],
    // What was told before it was asked is named alone.
    ['¡Luna, me encanta! ¿Y para comer?', 'I love Luna! And to eat?'],
    ['Ana María, ¿qué tal?', 'Ana María, how are you?'],
    ['  ¡MUY   bien! ', 'Very good!'],
  ])('%s', (text, meaning) => {
    expect(translate(text)).toBe(meaning)
  })

  it('leaves a value that nobody listed as it was said', () => {
    expect(translate('¡Horchata! Ahora mismo.')).toBe('Horchata: coming right up.')
  })

  it('says what a taught word means that no scene lists', () => {
    const taught = createAuthoredTranslator(
      [{ texts: { '¡{drink}! Ahora mismo.': '{drink}: coming right up.' }, slots: {} }],
      'en',
      (term) => (term === 'agua' ? 'water' : undefined),
    )
    expect(taught('¡Agua! Ahora mismo.')).toBe('Water: coming right up.')
  })

  it('takes for one sentence of a longer line none that only looks like it', () => {
    const lines = createAuthoredTranslator([
      { texts: { 'Soy {work}. ¿Y tú?': "I'm {work}. And you?" }, slots: { work: { médica: 'a doctor' } } },
    ])
    expect([lines('Soy médica.'), lines('Soy Ana.'), lines('Soy alérgica.')]).toEqual([
      "I'm a doctor.",
      "I'm Ana.",
      undefined,
    ])
  })

  it.each([
    '¿Qué quieres? Tengo hambre.',
    'Tengo hambre. ¿Qué quieres?',
    'Hola',
    `¡${'x'.repeat(61)}! Ahora mismo.`,
  ])('tells no half of one: %s', (text) => {
    expect(translate(text)).toBeUndefined()
  })

  it('takes no sentence for what stands in a slot', () => {
    expect(translate('¡Un café! Ahora mismo. ¿Y para comer? ¡Un té! Ahora mismo.')).toBe(
      'A coffee: coming right up. And to eat? A tea: coming right up.',
    )
  })

  it('takes a phrase with a mark of its own for what stands in quotation marks', () => {
    const ofWords = createAuthoredTranslator([
      {
        texts: { '¿Puedes decir una frase con «{word}»?': 'Can you say a sentence with “{word}”?' },
        slots: {},
      },
    ])
    expect(ofWords('¿Puedes decir una frase con «¿qué tal?»?')).toBe(
      'Can you say a sentence with “¿qué tal?”?',
    )
    expect(ofWords('¿Puedes decir una frase con «sí»? Hola. ¿Y con «no»?')).toBeUndefined()
  })

  it('writes no space after a full-width mark', () => {
    const intoChinese = createAuthoredTranslator([
      { texts: { '¡Hola!': '你好！', '¿Qué tal?': '你好吗？' }, slots: {} },
    ])
    expect(intoChinese('¡Hola! ¿Qué tal?')).toBe('你好！你好吗？')
  })

  it('is quick with a text of many sentences of which one is not authored', () => {
    const text = `${'¡Muy bien! '.repeat(60)}Otra cosa.`
    const before = performance.now()
    expect(translate(text)).toBeUndefined()
    expect(performance.now() - before).toBeLessThan(200)
  })
})
