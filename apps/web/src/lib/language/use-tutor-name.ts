import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useInterfaceLanguage } from '@/i18n/interface-language'

/** A tutor's name as the reader of the interface can read it: 小雨 in Chinese texts, Xiaoyu in others. */
export function useTutorName(): (
  language: SupportedLanguage,
  voice?: keyof SupportedLanguage['voiceTutorNames'],
) => string {
  const [reader] = useInterfaceLanguage()
  return ({ tag, tutorName, voiceTutorNames, latinNames }, voice) => {
    const name = voice ? voiceTutorNames[voice] : tutorName
    return tag === reader ? name : (latinNames?.[name] ?? name)
  }
}
