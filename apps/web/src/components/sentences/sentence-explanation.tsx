import { findConstructions } from '@lingarden/languages/kit/explanations/find-constructions'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { loadExplanations } from '@lingarden/languages/load'
import { useQuery } from '@tanstack/react-query'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { localQuery } from '@/lib/dictionary/local-query'
import { WordByWord } from './word-by-word'

interface SentenceExplanationProps {
  text: string
  languageCode: LanguageCode
}

/** What the grammar of a sentence does, by the rules of its language; where they know nothing in it, its words. */
export function SentenceExplanation({ text, languageCode }: SentenceExplanationProps) {
  const words = useTexts('words')
  const [reader] = useInterfaceLanguage()
  const { tag } = languageByCode(languageCode)
  const { data: explanations, isError } = useQuery({
    ...localQuery,
    queryKey: ['explanations', tag],
    queryFn: () => loadExplanations(tag),
    gcTime: Infinity,
  })
  if (!explanations && !isError) return null
  const found = findConstructions(text, explanations ?? [])
  if (found.length === 0) {
    return (
      <div className="grid gap-1.5">
        <p className="text-sm text-ink-soft">{words.nothingToExplain}</p>
        <WordByWord text={text} languageCode={languageCode} />
      </div>
    )
  }
  return (
    <ul aria-label={words.grammar} className="grid gap-2">
      {found.map(({ explanation, found: part, at }) => (
        <li key={at} className="text-sm">
          <b lang={languageCode} className="rounded-sm bg-leaf-pale px-1 font-medium text-leaf-deep">
            {part}
          </b>{' '}
          {explanation[reader]}
        </li>
      ))}
    </ul>
  )
}
