import { profileRow, type Profile } from '@lingarden/database/rows/profile'
import { profileDefaults } from '@lingarden/domain/profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { profileKeys } from './keys'
import { readAnswer } from '@/lib/read-answer'

async function getProfile(userId: string, signal: AbortSignal): Promise<Profile> {
  const { data, error } = await getSupabase()
    .from('profiles')
    .select('*')
    .eq('id', userId)
    .abortSignal(signal)
    .single()
  if (error) throw error
  return readAnswer(profileRow, 'the profile', data)
}

/** The queue is no part of what the first screen needs to open. */
const changes = () => import('./profile-changes')

/** The profile with what this page sent while it was asked for: the answer may be older than that. */
async function readChanged(userId: string, signal: AbortSignal): Promise<Profile> {
  const watching = changes().then(({ watchSentChanges }) => watchSentChanges(userId))
  try {
    const profile = await getProfile(userId, signal)
    return { ...profile, ...(await watching)() }
  } catch (error) {
    watching.then((stop) => stop()).catch(() => undefined)
    throw error
  }
}

export function profileQuery(userId: string) {
  const queryKey = profileKeys.of(userId)
  return queryOptions({
    queryKey,
    // An old profile would ask again what the learner has answered, so the server's comes first.
    queryFn: ({ signal, client }) =>
      askThenCached(
        client,
        queryKey,
        { segment: 'profile', key: userId, field: 'profile' },
        () => readChanged(userId, signal),
        async (profile) => ({ ...profile, ...(await (await changes()).waitingChange(userId)) }),
      ),
    // Without a connection it runs all the same, to open what was kept; asking the server again waits then.
    networkMode: 'offlineFirst',
  })
}

/** The signed-in learner's profile; one that an older version kept has the defaults of what it did not know. */
export function useProfile() {
  return useQuery({ ...profileQuery(useUser().id), select: withDefaults })
}

const withDefaults = (profile: Profile): Profile => ({ ...profileDefaults, ...profile })
