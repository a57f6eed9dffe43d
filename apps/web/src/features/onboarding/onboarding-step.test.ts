import { expect, it } from 'vitest'
import { genderPopupDelay, onboardingStep } from './onboarding-step'

it('[4.9e, 4.11a, 2.52] without a language, the language is asked for first', () => {
  expect(onboardingStep({ current_language_code: null, gender: null }, false)).toBe('language')
  expect(onboardingStep({ current_language_code: null, gender: 'feminine' }, true)).toBe('language')
})

it('[4.11b] a language without gender leads to the difficulty', () => {
  expect(onboardingStep({ current_language_code: 'zh-CN', gender: null }, true)).toBe('difficulty')
})

it('[4.9d, 4.11c, 1.11b] a gendered language without a gender asks for it, then for the difficulty', () => {
  expect(onboardingStep({ current_language_code: 'es-ES', gender: null }, true)).toBe('gender')
  expect(onboardingStep({ current_language_code: 'es-ES', gender: 'masculine' }, true)).toBe('difficulty')
})

it('[4.11d] a learner who was not asked for a language in this visit is asked nothing', () => {
  expect(onboardingStep({ current_language_code: 'fr-FR', gender: 'feminine' }, false)).toBe('none')
})

it('[9.4e] the gender popup waits for a second', () => {
  expect(genderPopupDelay).toBe(1000)
})
