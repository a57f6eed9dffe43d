import { describe, expect, it } from 'vitest'
import { countEnglish } from '@lingarden/text/english'
import { isOtherLanguage } from './other-language.ts'

describe('whether a message is in another language than the one that is learnt', () => {
  it.each([
    'She is 25 years old',
    "I don't understand",
    'I dont understand',
    'what does hermanos mean?',
    'I am tired',
    'How do you say dog in Spanish?',
    'Yes',
    'help',
  ])('finds it in %s', (text) => {
    expect(isOtherLanguage(text, 'es')).toBe(true)
    expect(isOtherLanguage(text, 'zh')).toBe(true)
  })

  it.each([
    ['es', 'Me llamo Will Smith'],
    ['es', 'No, he comido en casa'],
    ['es', 'Quiero un hot dog'],
    ['es', 'Ana'],
    ['es', 'The Beatles'],
    ['fr', 'On a un chat, mais on sort'],
    ['fr', 'Je bois du the'],
    ['zh', '我喜欢 the Beatles'],
    ['zh', '?'],
  ] as const)('leaves %s: %s', (language, text) => {
    expect(isOtherLanguage(text, language)).toBe(false)
  })

  it('finds characters in Spanish and French', () => {
    expect(isOtherLanguage('我不懂', 'es')).toBe(true)
    expect(isOtherLanguage('我不懂', 'zh')).toBe(false)
  })

  it('counts the English words of a mixed sentence', () => {
    expect(countEnglish('Quiero the big dog, gracias')).toBe(2)
  })
})
