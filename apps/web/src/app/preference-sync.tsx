import { useEffect } from 'react'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { interfaceLanguages } from '@/i18n/languages'
import { showTheme, showToneColours } from '@/lib/appearance'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { keepKnownName } from '@/lib/session/known-name'

/** Shows Lingarden as the learner's profile says, on whichever device they are, and greets by its name the next time. */
export function PreferenceSync() {
  const profile = useProfile().data
  const { id: userId, display_name: name, theme, tone_colours: hasToneColours } = profile ?? {}
  const language = interfaceLanguages.find((one) => one === profile?.interface_language)
  useEffect(() => {
    if (theme) showTheme(theme)
  }, [theme])
  useEffect(() => {
    if (hasToneColours !== undefined) showToneColours(hasToneColours)
  }, [hasToneColours])
  useEffect(() => {
    if (!language) return
    setInterfaceLanguage(language).catch((cause: unknown) =>
      logError('The interface language was not loaded', cause),
    )
  }, [language])
  useEffect(() => {
    if (userId) keepKnownName(userId, name ?? '')
  }, [userId, name])
  return null
}
