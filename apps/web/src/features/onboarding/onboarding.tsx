import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { parseLevel, type Level } from '@lingarden/domain/levels'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DifficultyDialog } from '@/components/choices/difficulty-dialog'
import { GenderDialog } from '@/components/choices/gender-dialog'
import { LanguageDialog } from '@/components/choices/language-dialog'
import { useTexts } from '@/i18n/texts'
import { showGuide } from '@/lib/guide'
import { useChangeLanguage } from '@/lib/language/use-change-language'
import { logError } from '@/lib/log'
import { firstTalkPaths } from '@/lib/paths'
import { useProfile } from '@/lib/profile/get-profile'
import type { ProfileChange } from '@lingarden/database/rows/profile'
import { useUpdateProfile } from '@/lib/profile/update-profile'
import { onboardingStep, type OnboardingStep } from './onboarding-step'
import { useGenderDue } from './use-gender-due'

/** Asks a new learner for language, gender forms and level, and anybody for what is missing. */
export function Onboarding() {
  const onboarding = useTexts('onboarding')
  const profile = useProfile().data
  const update = useUpdateProfile()
  const changeLanguage = useChangeLanguage()
  const navigate = useNavigate()
  const [tried, setTried] = useState<OnboardingStep>()
  const [skipped, setSkipped] = useState<LanguageCode>()
  const [isGenderLeft, setIsGenderLeft] = useState(false)
  const step = profile ? onboardingStep(profile) : 'none'
  const language = findLanguage(profile?.current_language_code)
  const isGenderDue = useGenderDue(step, language?.languageCode)
  // A choice that cannot be saved is taken back, and the dialog is there again: it must say why.
  const failure = tried === step ? onboarding.notSaved : undefined

  const save = async (change: ProfileChange) => {
    setTried(undefined)
    try {
      await update.mutateAsync(change)
      return true
    } catch (cause) {
      logError('The choice could not be saved', cause)
      setTried(step)
      return false
    }
  }
  const chooseLanguage = async (code: LanguageCode) => {
    setTried(undefined)
    await changeLanguage(code)
    setTried('language')
  }
  const keepLevel = async (level: Level | null) => {
    if (!profile || !language) return
    // Whoever begins another language knows the rooms already.
    const isNewcomer = Object.keys(profile.language_levels).length === 0
    const change = { language_levels: { ...profile.language_levels, [language.languageCode]: level } }
    const isAnswered = (await save(change)) || level === null
    if (!isAnswered || !isNewcomer) return
    // Whoever knows no word yet meets the tutor first; the rooms can be seen once there is something in them.
    if (parseLevel(level) === 'beginner') void navigate(firstTalkPaths.at(language.tag, 'hello'))
    else showGuide('tour')
  }
  // What can be skipped goes away, whether or not that can be saved: then it is asked again another time.
  const skipLevel = () => {
    setSkipped(language?.languageCode)
    void keepLevel(null)
  }

  return (
    <>
      <LanguageDialog
        isScreen
        open={step === 'language'}
        failure={failure}
        onChoose={(code) => void chooseLanguage(code)}
      />
      <GenderDialog
        screenOf={language}
        open={step === 'gender' && isGenderDue && !isGenderLeft}
        failure={failure}
        // Refused by the server it can be left, and is asked again another time.
        {...(failure !== undefined && { onClose: () => setIsGenderLeft(true) })}
        onChoose={(gender) => void save({ gender })}
      />
      {language && (
        <DifficultyDialog
          open={step === 'difficulty' && skipped !== language.languageCode}
          language={language.tag}
          failure={failure}
          onChoose={(level) => void keepLevel(level)}
          onSkip={skipLevel}
        />
      )}
    </>
  )
}
