import { findLanguage, type LanguageCode, type Voice } from '@lingarden/domain/languages'
import { profileDefaults } from '@lingarden/domain/profile'
import { useProfile } from '@/lib/profile/get-profile'
import { announceSpeechFailure } from '@/lib/speech/announce-speech-failure'
import { loadClip, speechQueue } from '@/lib/speech/speech'

/**
 * Reads texts out, in the learner's chosen voice where none is given.
 * @returns how to hear a text, in place of what is heard now, and what that is called in the queue
 */
export function useHear(languageCode: LanguageCode, ownVoice?: Voice) {
  const chosen = useProfile().data?.voice_setting ?? profileDefaults.voice_setting
  const voice = ownVoice ?? chosen
  const idOf = (text: string) => `${languageCode} ${voice} ${text}`
  const hear = (text: string) => {
    const language = findLanguage(languageCode)?.tag ?? 'es'
    speechQueue
      .playNow({ id: idOf(text), load: (signal) => loadClip({ text, voice, language }, signal) })
      .catch(announceSpeechFailure)
  }
  return { hear, idOf }
}
