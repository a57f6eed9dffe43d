import { learnerMoment } from '@lingarden/domain/analytics/learner-moment'
import { findLanguage } from '@lingarden/languages/find-language'
import { TroubleState } from '@/components/ui/trouble-state'
import { greet } from '@/i18n/greetings'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useDailyGoal } from '@/lib/analytics/get-goal'
import { useDays } from '@/lib/analytics/use-days'
import { usePartOfDay } from '@/lib/analytics/use-today'
import { usePlantedWords } from '@/lib/bank/get-words'
import { isMissing } from '@/lib/is-missing'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { useRetryFailed } from '@/lib/use-retry-failed'
import { knownName } from '@/lib/session/known-name'
import { useUser } from '@/lib/session/session-provider'
import { FirstSteps } from './first-steps'
import { GardenCard } from './garden-card'
import { greetingLine } from './greeting-line'
import { NextStep } from './next-step'
import { TodayCard } from './today-card'

/** What to do now, how today is going, and how the garden is. */
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
  const moment = byDay && bank.data ? learnerMoment(practice, today, bank.data.length) : undefined
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-4">
        <div className="grid gap-1">
          <h1 className="text-xl wrap-anywhere md:text-2xl">{greet(language, part, name)}</h1>
          <p className="min-h-6 text-ink-soft">
            {moment && greetingLine(dashboard, moment, (practice.get(today) ?? 0) / 60, goal)}
          </p>
        </div>
        {!hasFailed && <NextStep languageCode={languageCode} moment={moment} />}
      </div>
      {hasFailed ? (
        <TroubleState failed={dashboard.failed} onRetry={retry} />
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <TodayCard
            languageCode={languageCode}
            practice={practice}
            today={today}
            isKnown={byDay !== undefined}
          />
          {moment && bank.data?.length === 0 ? (
            <FirstSteps />
          ) : (
            <GardenCard languageCode={languageCode} words={bank.data} />
          )}
        </div>
      )}
    </div>
  )
}
