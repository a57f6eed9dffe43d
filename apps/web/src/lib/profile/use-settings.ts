import type { Profile, ProfileChange } from '@lingarden/database/rows/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import { profileKeys } from './keys'
import { saveProfile } from './profile-changes'
import { createSettingsSaver, type SaveStatus } from './settings-saver'

/** Milliseconds that it is told that they are saved, or kept. */
const toldFor = 4000

/** Edits of settings: applied at once, saved together after a rest, taken back where the server refuses them. */
export function useSettings(): { change: (edit: ProfileChange) => void; status: SaveStatus } {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const [status, setStatus] = useState<SaveStatus>('resting')
  const [saver] = useState(() => {
    const queryKey = profileKeys.of(userId)
    return createSettingsSaver({
      read: () => queryClient.getQueryData<Profile>(queryKey),
      show: (profile) => queryClient.setQueryData<Profile>(queryKey, profile),
      save: (change) => saveProfile(userId, change),
      onStatus: setStatus,
    })
  })
  useEffect(() => {
    const save = () => void saver.flush()
    const onHidden = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      // Leaving the page saves at once what waits.
      save()
    }
  }, [saver])
  useEffect(() => {
    if (status !== 'saved' && status !== 'waiting') return undefined
    const timer = setTimeout(() => setStatus('resting'), toldFor)
    return () => clearTimeout(timer)
  }, [status])
  return { change: saver.change, status }
}
