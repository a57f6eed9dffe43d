import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { Reading } from './reading'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useTextTokens } from '@/lib/dictionary/use-text-tokens'

/** How a word is read, without the word. */
export function SpelledWord({ word, languageCode }: { word: string; languageCode: LanguageCode }) {
  const tokens = useTextTokens(word, languageCode, useDictionary(languageCode).data)
  const readings = tokens?.map((token) => token.reading)
  const reading = readings?.every((part) => part !== undefined) ? readings.join(' ') : undefined
  return (
    <p lang={languageByCode(languageCode).pronunciationTag} className="text-lg">
      {reading === undefined ? '…' : <Reading reading={reading} languageCode={languageCode} />}
    </p>
  )
}
