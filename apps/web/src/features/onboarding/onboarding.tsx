import { findLanguage, type LanguageCode } from '@lingarden/domain/languages'
import type { Gender } from '@lingarden/domain/profile'
import type { Level } from '@lingarden/domain/levels'
import { useEffect, useState } from 'react'
import { DifficultyDialog } from '@/components/choices/difficulty-dialog'
import { GenderDialog } from '@/components/choices/gender-dialog'
import { LanguageDialog } from '@/components/choices/language-dialog'
import { showGuide } from '@/lib/guide'
import { useChangeLanguage } from '@/lib/language/use-change-language'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { useUpdateProfile } from '@/lib/profile/update-profile'
import { genderPopupDelay, onboardingStep } from './onboarding-step'

/** Asks a new learner for language, gender forms and level, and anybody for what is missing. */
export function Onboarding() {
  const profile = useProfile().data
  const update = useUpdateProfile()
  const changeLanguage = useChangeLanguage()
  const [isLevelAsked, setIsLevelAsked] = useState(false)
  const [genderDueFor, setGenderDueFor] = useState<LanguageCode>()
  const step = profile ? onboardingStep(profile, isLevelAsked) : 'none'
  const languageCode = profile?.current_language_code ?? undefined
  const language = findLanguage(languageCode)

  useEffect(() => {
    if (step !== 'gender') return
    const timer = setTimeout(() => setGenderDueFor(languageCode), genderPopupDelay)
    return () => clearTimeout(timer)
  }, [step, languageCode])

  // Failures are logged only (requirement 8.20); the dialog stays, so that the learner can choose again.
  const save = (change: Parameters<typeof update.mutateAsync>[0]) =>
    update.mutateAsync(change).catch((cause: unknown) => logError('The choice could not be saved', cause))

  const chooseLanguage = (code: LanguageCode) => {
    setIsLevelAsked(true)
    void changeLanguage(code)
  }
  const chooseGender = (gender: Gender) => void save({ gender })
  // The level is asked of nobody but a newcomer.
  const endOnboarding = () => {
    setIsLevelAsked(false)
    showGuide('tour')
  }
  const chooseLevel = (level: Level) => {
    if (!profile || !languageCode) return
    endOnboarding()
    void save({ language_levels: { ...profile.language_levels, [languageCode]: level } })
  }

  return (
    <>
      <LanguageDialog open={step === 'language'} onChoose={chooseLanguage} />
      <GenderDialog open={step === 'gender' && genderDueFor === languageCode} onChoose={chooseGender} />
      {language && (
        <DifficultyDialog
          open={step === 'difficulty'}
          language={language.tag}
          onChoose={chooseLevel}
          onSkip={endOnboarding}
        />
      )}
    </>
  )
}
