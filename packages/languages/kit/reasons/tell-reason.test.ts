import { describe, expect, it } from 'vitest'
import { helpLanguages, type HelpLanguage } from '../../help-languages.ts'
import { supportedLanguages } from '../../find-language.ts'
import { tutorRulesOf } from '../../loaded.ts'
import { reasons as sharedReasons } from '../generated/reasons.ts'
import type { ReasonTexts } from './reason.ts'
import { tellReason } from './tell-reason.ts'

const words = ['uno', 'dos', 'tres']
const readers = Object.keys(helpLanguages) as HelpLanguage[]

describe.each(supportedLanguages)('the reasons of the checks for $language', ({ tag }) => {
  const texts: ReasonTexts = { ...sharedReasons, ...tutorRulesOf(tag).reasons }
  const reasons = Object.entries(texts).map(
    ([key, text]) => [key, ...words.slice(0, text.words.length)] as const,
  )

  it.each(readers)('are all told in %s, with the words they are about', (into) => {
    for (const reason of reasons) {
      const told = tellReason(texts, reason, into)
      expect(told).toMatch(/[.。]$/u)
      for (const word of reason.slice(1)) expect(told).toContain(word)
      expect(told).not.toMatch(/[{}]/u)
      const isEnglish = /\b(the|takes|means|after|before|with|here|to|is)\b/iu.test(told)
      expect(into === 'en' || !isEnglish, told).toBe(true)
    }
  })

  it('say something of their own each, in each language', () => {
    for (const into of readers) {
      const told = reasons.filter(([key]) => key !== 'esHim').map((reason) => tellReason(texts, reason, into))
      expect(new Set(told).size).toBe(told.length)
    }
  })
})

it('puts each word where the text of a language has it', () => {
  const texts = { turns: { words: ['a', 'b'], en: '{a} to {b}', es: 'de {b} a {a}', fr: '', zh: '{b}' } }
  expect(tellReason(texts, ['turns', 'x', '{a}'], 'es')).toBe('de {a} a x')
  expect(() => tellReason(texts, ['other'], 'es')).toThrow('there is no reason other')
})
