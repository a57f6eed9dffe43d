import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { useEffect } from 'react'
import { touchLastOnline } from '@/lib/friends/touch-last-online'
import { useKeepRetained } from '@/lib/friends/use-keep-retained'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'

/** Milliseconds between two notes that the learner is here. */
const touchInterval = 10 * 60_000

/** Keeps what friends see of the learner: that they are here, and how many words they retain. */
export function FriendsSync() {
  const { id: userId } = useUser()
  const isOnline = useOnline()
  const profile = useProfile().data
  const languageCode = findLanguage(profile?.current_language_code)?.languageCode
  useEffect(() => {
    if (!isOnline) return undefined
    let last = 0
    const touch = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < touchInterval) return
      last = Date.now()
      void touchLastOnline(userId)
    }
    touch()
    document.addEventListener('visibilitychange', touch)
    return () => document.removeEventListener('visibilitychange', touch)
  }, [userId, isOnline])
  // Nobody else would see the count, and cards are made for it.
  const hasFriends = profile !== undefined && profile.friends.length > 0
  return hasFriends && languageCode && <RetainedKeeping languageCode={languageCode} />
}

function RetainedKeeping({ languageCode }: { languageCode: LanguageCode }) {
  useKeepRetained(languageCode)
  return null
}
