import { withReaderMeaning } from '@lingarden/domain/courses/outline'
import { MeaningText } from '@/components/words/meaning-text'
import type { TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { useQuery } from '@tanstack/react-query'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

interface PreviewTableProps {
  words: readonly TransferWord[]
  languageCode: LanguageCode
}

/** The first words as the bank will show them: what the file does not tell, the dictionary does. */
export function PreviewTable({ words, languageCode }: PreviewTableProps) {
  const { bank, bankWords, imports } = useTexts('bank', 'bankWords', 'imports')
  const dictionary = useDictionary(languageCode).data
  const { meanings } = useReaderMeanings(languageCode)
  const terms = words.map(({ word }) => word)
  const entries = useQuery({
    ...localQuery,
    queryKey: ['import-meanings', languageCode, terms],
    queryFn: () => dictionary?.lookUp(terms) ?? [],
    enabled: dictionary !== undefined && terms.length > 0,
    gcTime: 0,
  }).data
  if (words.length === 0) return null
  const heads = [
    bank.word,
    imports.uses.reading,
    imports.uses.meaning,
    imports.uses.sentences,
    bankWords.tags,
  ]
  return (
    <div
      role="region"
      aria-label={imports.firstRows}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className={`${cardClass('md')} max-h-96 overflow-auto`}
    >
      <table className="w-full min-w-xl text-left text-sm">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map((word, place) => {
            const entry = entries?.[place]
            const known = entry && withReaderMeaning(meaningOf(entry), meanings?.of(word.word, entry))
            return (
              <tr key={word.word} className="border-t border-line align-top">
                <td lang={languageCode} dir="auto" className="px-3 py-2 font-medium wrap-anywhere">
                  {word.word}
                </td>
                <td className="px-3 py-2">{word.reading || known?.pronunciation.join('; ')}</td>
                <td dir="auto" className="px-3 py-2 wrap-anywhere whitespace-pre-line">
                  {word.meaning || (
                    <span className="text-ink-soft">{known && <MeaningText meaning={known} most={3} />}</span>
                  )}
                </td>
                <td lang={languageCode} dir="auto" className="px-3 py-2">
                  {word.sentences.at(-1)}
                </td>
                <td dir="auto" className="px-3 py-2">
                  {word.tags.join(', ')}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
