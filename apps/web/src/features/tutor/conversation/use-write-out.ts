import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'

/**
 * Writes a message as its language is written where it was typed otherwise, such as in pinyin. What is written so already,
 * a language that is typed as it is written, and what the dictionary cannot tell are sent as they are.
 */
export function useWriteOut(languageCode: LanguageCode): (text: string) => string | Promise<string> {
  const dictionary = useDictionary(languageCode).data
  return (text) => {
    if (!languageByCode(languageCode).typing || !dictionary) return text
    return dictionary.writeOut(text).catch((cause: unknown) => {
      logError('A message was sent as it was typed', cause)
      return text
    })
  }
}
