import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useProfile } from '@/lib/profile/get-profile'
import { useOnline } from '@/lib/use-online'
import { useRetryFailed } from '@/lib/use-retry-failed'

/**
 * What every page needs of its learner. Where it cannot be had, no page could tell more than guesses ("Choose a language
 * first"), so that is said instead; until then the page draws what it has.
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { trouble } = useTexts()
  const profile = useProfile()
  const retry = useRetryFailed()
  const isOnline = useOnline()
  if (profile.data || !profile.isError) return children
  return <ErrorState message={isOnline ? trouble.accountFailed : trouble.accountOffline} onRetry={retry} />
}
