import { expect, it } from 'vitest'
import { onboardingStep } from './onboarding-step'

const newcomer = { current_language_code: null, gender: null, language_levels: {} } as const

it('[4.9e, 4.11a] without a language, the language is asked for first', () => {
  expect(onboardingStep(newcomer)).toBe('language')
  expect(onboardingStep({ ...newcomer, gender: 'feminine' })).toBe('language')
})

it('[4.11b] a language without gender leads to the difficulty', () => {
  expect(onboardingStep({ ...newcomer, current_language_code: 'zh-CN' })).toBe('difficulty')
})

it('[4.11c] a gendered language without a gender asks for it, then for the difficulty', () => {
  expect(onboardingStep({ ...newcomer, current_language_code: 'es-ES' })).toBe('gender')
  expect(onboardingStep({ ...newcomer, current_language_code: 'es-ES', gender: 'masculine' })).toBe(
    'difficulty',
  )
})

it('[1.11a] each language asks for its level once, and a skipped one counts as asked', () => {
  const learner = { ...newcomer, gender: 'feminine' } as const
  const levels = { 'es-ES': 'advanced', 'zh-CN': null } as const
  expect(
    (['es-ES', 'zh-CN', 'fr-FR'] as const).map((current_language_code) =>
      onboardingStep({ ...learner, current_language_code, language_levels: levels }),
    ),
  ).toEqual(['none', 'none', 'difficulty'])
})
