import { languageOf } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Onboarding } from '@/features/onboarding/onboarding'
import { claimTalk } from '@/lib/first-talk/claim-talk'
import { readTalk } from '@/lib/first-talk/stored-talk'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'

/**
 * What meets a new learner: the account first takes over the talk that was held in this browser before there was one, so that
 * nothing it knows is asked again; then come the questions that are left.
 */
export function Newcomer() {
  const user = useUser()
  const profile = useProfile().data
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const [talk, setTalk] = useState(readTalk)
  // Whoever learns the language already did not come for the talk that was tried here.
  const isDue = talk && profile && !(languageOf(talk.tag).languageCode in profile.language_levels)
  useEffect(() => {
    if (!isDue || !isOnline) return
    claimTalk(user.id, talk)
      .then(() => queryClient.invalidateQueries())
      .catch((cause: unknown) => logError('The first talk was not taken over', cause))
      .finally(() => setTalk(undefined))
  }, [isDue, isOnline, user.id, talk, queryClient])
  return isDue ? null : <Onboarding />
}
