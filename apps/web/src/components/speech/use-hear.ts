import { languageByCode, type LanguageCode, type Voice } from '@lingarden/languages/find-language'
import { profileDefaults } from '@lingarden/domain/profile'
import { useProfile } from '@/lib/profile/get-profile'
import { announceSpeechFailure } from '@/lib/speech/announce-speech-failure'
import { loadClip } from '@/lib/speech/load-clip'
import { speechQueue } from '@/lib/speech/speech'

/** As slow as every sound of a word is told from its neighbour; 1 is as spoken. */
const slowRate = 0.6

/**
 * How to hear a text in a voice, in place of what is heard now, and what that is called in the queue.
 * @param isSlow slowly, whatever pace the learner chose for all else
 */
export function hearing(languageCode: LanguageCode, voice: Voice, isSlow = false) {
  const idOf = (text: string) => `${languageCode} ${voice}${isSlow ? ' slow' : ''} ${text}`
  const hear = (text: string) => {
    const language = languageByCode(languageCode).tag
    speechQueue
      .playNow({
        id: idOf(text),
        load: (signal) => loadClip({ text, voice, language }, signal),
        ...(isSlow && { rate: slowRate }),
      })
      .catch(announceSpeechFailure)
  }
  return { hear, idOf }
}

/** The voice that the learner chose. */
export const useChosenVoice = (): Voice => useProfile().data?.voice_setting ?? profileDefaults.voice_setting

/** Reads texts out in the learner's chosen voice. */
export const useHear = (languageCode: LanguageCode) => hearing(languageCode, useChosenVoice())
