import type { Profile } from '@lingarden/domain/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { profileKeys } from './keys'
import { useUpdateProfile, type ProfileChange } from './update-profile'

/** Milliseconds without a further edit after which settings are saved (requirement 9.4e). */
const saveDelay = 500

type Status = 'resting' | 'saved' | 'failed'

/** Edits of settings: applied at once, saved together after a rest, taken back where the server refuses them. */
export function useSettings(): { change: (edit: ProfileChange) => void; status: Status } {
  const queryKey = profileKeys.of(useUser().id)
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useUpdateProfile()
  const [status, setStatus] = useState<Status>('resting')
  const edits = useRef<{ before: Profile | undefined; change: ProfileChange }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = async () => {
    clearTimeout(timer.current)
    const waiting = edits.current
    edits.current = undefined
    if (!waiting) return
    try {
      await save(waiting.change)
      setStatus('saved')
    } catch (cause) {
      logError('The settings could not be saved', cause)
      if (waiting.before) queryClient.setQueryData(queryKey, waiting.before)
      setStatus('failed')
    }
  }
  const latestFlush = useRef(flush)
  useEffect(() => {
    latestFlush.current = flush
  })
  // Leaving the page saves at once what waits.
  useEffect(() => () => void latestFlush.current(), [])

  const change = (edit: ProfileChange) => {
    const current = queryClient.getQueryData<Profile>(queryKey)
    edits.current = {
      before: edits.current?.before ?? current,
      change: { ...edits.current?.change, ...edit },
    }
    if (current) queryClient.setQueryData<Profile>(queryKey, { ...current, ...edit })
    setStatus('resting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latestFlush.current(), saveDelay)
  }
  return { change, status }
}
