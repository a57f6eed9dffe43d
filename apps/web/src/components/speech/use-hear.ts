import { languageByCode, type LanguageCode, type Voice } from '@lingarden/languages/find-language'
import { profileDefaults } from '@lingarden/domain/profile'
import { useProfile } from '@/lib/profile/get-profile'
import { announceSpeechFailure } from '@/lib/speech/announce-speech-failure'
import { loadClip, speechQueue } from '@/lib/speech/speech'

/** How to hear a text in a voice, in place of what is heard now, and what that is called in the queue. */
export function hearing(languageCode: LanguageCode, voice: Voice) {
  const idOf = (text: string) => `${languageCode} ${voice} ${text}`
  const hear = (text: string) => {
    const language = languageByCode(languageCode).tag
    speechQueue
      .playNow({ id: idOf(text), load: (signal) => loadClip({ text, voice, language }, signal) })
      .catch(announceSpeechFailure)
  }
  return { hear, idOf }
}

/** The voice that the learner chose. */
export const useChosenVoice = (): Voice => useProfile().data?.voice_setting ?? profileDefaults.voice_setting

/** Reads texts out in the learner's chosen voice. */
export const useHear = (languageCode: LanguageCode) => hearing(languageCode, useChosenVoice())
