import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect } from 'react'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'
import { prepareOfflineTutor } from './prepare'

/** Milliseconds that the page is left in peace before it fetches what it may need later. */
const rest = 2000

/** Makes the built-in tutor ready for the loss of the connection, as long as there is one. */
export function useOfflinePreparation({ tag, languageCode }: SupportedLanguage): void {
  const { id: userId } = useUser()
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) return
    const timer = setTimeout(() => void prepareOfflineTutor(tag, userId, languageCode), rest)
    return () => clearTimeout(timer)
  }, [tag, userId, languageCode, isOnline])
}
