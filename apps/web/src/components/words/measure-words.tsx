import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { findLanguage } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

interface MeasureWordsProps {
  words: readonly string[]
  languageCode: string
}

/** The measure words of a noun, each with how it is read once the dictionary says so. */
export function MeasureWords({ words, languageCode }: MeasureWordsProps) {
  const language = findLanguage(languageCode)
  const dictionary = useDictionary(language?.languageCode).data
  const { data: readings } = useQuery({
    ...localQuery,
    queryKey: ['measure-words', languageCode, ...words],
    queryFn: async () => {
      const entries = (await dictionary?.lookUp([...words])) ?? []
      return entries.map((entry) => (entry ? (meaningOf(entry).pronunciation[0] ?? '') : ''))
    },
    enabled: dictionary !== undefined,
  })
  return words.map((word, place) => (
    <span key={word}>
      {place > 0 && '、'}
      <span lang={languageCode}>{word}</span>
      {readings?.[place] && <span lang={language?.pronunciationTag}> {readings[place]}</span>}
    </span>
  ))
}
