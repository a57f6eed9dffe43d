import type { LanguageCode } from '@lingarden/languages/find-language'
import { profileDefaults } from '@lingarden/domain/profile'
import { hearing } from '@/components/speech/use-hear'
import { useSession } from '@/lib/session/session-provider'
import { useBrowserVoice, type BrowserVoice } from '@/lib/speech/use-browser-voice'

/**
 * How the talk is heard: by a voice of the device, from which nothing leaves the browser; by the server's where the device has
 * none and there is an account to ask it with.
 */
export function useTalkVoice(languageCode: LanguageCode): BrowserVoice {
  const browser = useBrowserVoice(languageCode)
  const { user, emailConfirmed } = useSession()
  if (browser.say || !user || !emailConfirmed) return browser
  const say = (text: string, rate = 1) =>
    hearing(languageCode, profileDefaults.voice_setting, rate < 1).hear(text)
  return { say, isSpeaking: false }
}
