import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Onboarding } from '@/features/onboarding/onboarding'
import { withTexts } from '@/i18n/load-texts'
import { isTalkKept } from '@/lib/first-talk/is-talk-kept'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'

// Few have a talk that waits for them.
const loadClaim = withTexts(
  async () => (await import('@/lib/first-talk/claim-for-newcomer')).claimForNewcomer,
  'firstTalk',
)

/**
 * What meets a new learner: the account first takes over the talk that was held in this browser before there was one, so that
 * nothing it knows is asked again; then come the questions that are left.
 */
export function Newcomer() {
  const { id } = useUser()
  const levels = useProfile().data?.language_levels
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const [isDue, setIsDue] = useState(isTalkKept)
  useEffect(() => {
    if (!isDue || !levels || !isOnline) return
    loadClaim()
      .then((claim) => claim(id, levels))
      .then((isClaimed) => (isClaimed ? queryClient.invalidateQueries() : undefined))
      .catch((cause: unknown) => logError('The first talk was not taken over', cause))
      .finally(() => setIsDue(false))
  }, [isDue, isOnline, id, levels, queryClient])
  return isDue ? null : <Onboarding />
}
