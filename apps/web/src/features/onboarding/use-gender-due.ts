import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useState } from 'react'
import { genderPopupDelay, type OnboardingStep } from './onboarding-step'

/** Whether the gender popup may appear: a second after a language with gender was chosen or loaded without one. */
export function useGenderDue(step: OnboardingStep, languageCode: LanguageCode | undefined): boolean {
  const [dueFor, setDueFor] = useState<LanguageCode>()
  useEffect(() => {
    if (step !== 'gender') return
    const timer = setTimeout(() => setDueFor(languageCode), genderPopupDelay)
    return () => clearTimeout(timer)
  }, [step, languageCode])
  return languageCode !== undefined && dueFor === languageCode
}
