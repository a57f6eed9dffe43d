import type { LanguageCode } from '@lingarden/languages/find-language'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'

/**
 * Writes a Mandarin message in simplified characters where some of it is in pinyin or in traditional ones. A text that is in
 * them already, another language, and what the dictionary cannot tell are sent as they are.
 */
export function useWriteOut(languageCode: LanguageCode): (text: string) => string | Promise<string> {
  const dictionary = useDictionary(languageCode).data
  return (text) => {
    if (languageCode !== 'zh-CN' || !dictionary) return text
    return dictionary.writeOut(text).catch((cause: unknown) => {
      logError('A message was sent in pinyin', cause)
      return text
    })
  }
}
