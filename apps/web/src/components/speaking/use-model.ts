import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { profileDefaults } from '@lingarden/domain/profile'
import { useQuery } from '@tanstack/react-query'
import { useProfile } from '@/lib/profile/get-profile'
import { readSound } from '@/lib/recording/read-sound'
import { loadClip } from '@/lib/speech/load-clip'

/** A sentence as the learner's chosen voice says it, and what it looks like. */
export function useModel(text: string, languageCode: LanguageCode) {
  const voice = useProfile().data?.voice_setting ?? profileDefaults.voice_setting
  return useQuery({
    queryKey: ['spoken-model', languageCode, voice, text],
    queryFn: async ({ signal }) => {
      const language = languageByCode(languageCode).tag
      const clip = await loadClip({ text, voice, language }, signal)
      return { ...clip, sound: await readSound(clip.audio) }
    },
    // It stays as it was said; another reading would not fit the recording beside it.
    staleTime: Infinity,
    retry: false,
  })
}
