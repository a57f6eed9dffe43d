import { learnerMoment } from '@lingarden/domain/analytics/learner-moment'
import { findLanguage } from '@lingarden/languages/find-language'
import { AskedPart } from '@/components/ui/asked-part'
import { TroubleState } from '@/components/ui/trouble-state'
import { greet } from '@/i18n/greetings'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { useDays } from '@/lib/analytics/use-days'
import { usePartOfDay } from '@/lib/analytics/use-today'
import { usePlantedWords } from '@/lib/bank/get-words'
import { isMissing } from '@/lib/is-missing'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { knownName } from '@/lib/session/known-name'
import { useUser } from '@/lib/session/session-provider'
import { WaitingBeds } from './garden/waiting-beds'
import { greetingLine } from './greeting-line'
import { TodayCard } from './today/today-card'
import { WhatNow } from './ways/what-now'

// What to do now does not wait for the drawing of the beds.
const loadGarden = withTexts(
  async () => (await import('./garden/garden-section')).GardenSection,
  'dashboard',
  'gardening',
  'trouble',
)

/** Home is the garden: what to do now, how today is going, and the beds. */
export function DashboardPage() {
  const dashboard = useTexts('dashboard')
  usePageTitle(dashboard.title)
  const user = useUser()
  const profile = useProfile().data
  const name = profile ? (profile.display_name ?? '') : knownName(user)
  const [language] = useInterfaceLanguage()
  const part = usePartOfDay()
  const languageCode = findLanguage(profile?.current_language_code)?.languageCode
  const bank = usePlantedWords(languageCode)
  const days = useDays(languageCode)
  const goal = useDailyGoal(languageCode)
  const { practice, today, byDay } = days
  const hasFailed = days.isError || isMissing(bank)
  const retry = useRetryFailed()
  const isPhone = useIsMobile()
  const moment = byDay && bank.data ? learnerMoment(practice, today, bank.data.length) : undefined
  const minutes = (practice.get(today) ?? 0) / 60
  const todayCard = (
    <TodayCard languageCode={languageCode} practice={practice} today={today} isKnown={byDay !== undefined} />
  )
  return (
    <div className="flex min-h-full flex-1 flex-col overflow-x-clip">
      <div className="relative bg-linear-to-b from-paper to-sky">
        <div className="relative z-1 mx-auto grid max-w-[1200px] gap-x-8 gap-y-4 px-4 pt-6 pb-13 md:pb-24 lg:grid-cols-[minmax(0,1fr)_336px]">
          <div className="grid gap-1 lg:col-span-full">
            <h1 className="text-xl wrap-anywhere md:text-2xl">{greet(language, part, name)}</h1>
            {/* As high as the longest line, or what is below would move once it is known. */}
            <p className="min-h-12 text-ink-soft md:min-h-6">
              {moment && greetingLine(dashboard, moment, bank.data?.length ?? 0, minutes, goal)}
            </p>
          </div>
          {hasFailed ? (
            <div className="lg:col-span-full">
              <TroubleState failed={dashboard.failed} onRetry={retry} />
            </div>
          ) : (
            <>
              {/* Where the window is low, what to do now comes first. */}
              {isPhone && <div className="short:order-1">{todayCard}</div>}
              <WhatNow
                languageCode={languageCode}
                words={bank.data?.length}
                isExtra={byDay && minutes >= goal}
              />
              {!isPhone && todayCard}
            </>
          )}
        </div>
      </div>
      <div className="relative isolate flex-1 bg-lawn pt-2 max-md:pb-[calc(5rem+var(--foot-inset))]">
        <AskedPart
          load={loadGarden}
          waiting={
            <div className="mx-auto max-w-[1200px] px-4 pt-14">
              <WaitingBeds />
            </div>
          }
          renderFailed={(tryAgain) => <TroubleState failed={dashboard.gardenFailed} onRetry={tryAgain} />}
        >
          {(GardenSection) => (
            <GardenSection languageCode={languageCode} words={bank.data} hasFailed={hasFailed} />
          )}
        </AskedPart>
      </div>
    </div>
  )
}
