import { findLanguage } from '@lingarden/languages/find-language'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AskedPart } from '@/components/ui/asked-part'
import { Spinner } from '@/components/ui/spinner'
import { AccountSection } from '@/features/account/account-section'
import { PrivacySection } from '@/features/account/privacy-section'
import { WordsExport } from '@/features/bank/transfer/words-export'
import { CreditsSection } from '@/features/credits/credits-section'
import { MemoryCard } from '@/features/memory/components/memory-card'
import { AppearanceSection } from '@/features/settings/appearance-section'
import { ChoiceRow } from '@/features/settings/choice-row'
import { LearningSection } from '@/features/settings/learning-section'
import { SaveNote } from '@/features/settings/save-note'
import { SectionLinks } from '@/features/settings/section-links'
import { TutorSection } from '@/features/settings/tutor-section'
import { YouSection } from '@/features/settings/you-section'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { useSettings } from '@/lib/profile/use-settings'

const loadGoalDialog = withTexts(
  async () => (await import('@/features/dashboard/today/goal-dialog')).GoalDialog,
  'dashboard',
)

/** Settings of the learner: shown at once, saved when they rest for half a second (requirement 4.8). */
export function SettingsPage() {
  const { common, settings } = useTexts('common', 'settings')
  usePageTitle(settings.title)
  const profile = useProfile().data
  const { change, status } = useSettings()
  useSectionOfAddress(profile !== undefined)
  if (!profile) return <Spinner label={common.loading} />
  const section = { profile, change }
  return (
    <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,42rem)] lg:gap-10">
      <h1 className="text-xl md:text-2xl lg:col-span-2">{settings.title}</h1>
      <SaveNote status={status} />
      <SectionLinks />
      <div className="grid grid-cols-1 gap-6">
        <YouSection {...section} />
        <LearningSection {...section} goal={<GoalRow languageCode={profile.current_language_code} />} />
        <TutorSection {...section} />
        <div id="memory" className="scroll-mt-20">
          <MemoryCard
            languageCode={profile.current_language_code}
            mayRemember={profile.remember_learner}
            onChange={(remember_learner) => change({ remember_learner })}
          />
        </div>
        <AppearanceSection {...section} />
        <CreditsSection credits={profile.credits} allowance={profile.monthly_credits} />
        <AccountSection />
        <PrivacySection words={<WordsExport />} />
      </div>
    </div>
  )
}

function GoalRow({ languageCode }: { languageCode: string | null }) {
  const { dashboard, settings } = useTexts('dashboard', 'settings')
  const code = findLanguage(languageCode)?.languageCode
  const goal = useDailyGoal(code)
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <ChoiceRow name={settings.goal} value={dashboard.minutes(goal)} onChange={() => setIsChoosing(true)} />
      {isChoosing && (
        <AskedPart
          load={loadGoalDialog}
          onGone={() => setIsChoosing(false)}
          reopen={() => setIsChoosing(true)}
        >
          {(GoalDialog) => (
            <GoalDialog languageCode={code} goal={goal} onClose={() => setIsChoosing(false)} />
          )}
        </AskedPart>
      )}
    </>
  )
}

/** Goes to the section that the address names, once it is there; the browser looked for it before. */
function useSectionOfAddress(isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
}
