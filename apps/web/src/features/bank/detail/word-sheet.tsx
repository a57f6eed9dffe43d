import type { DueTimes } from '@lingarden/domain/bank/filter-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useSearchParams } from 'react-router'
import { Sheet } from '@/components/ui/sheet'
import { AddButton } from '@/components/words/add-button'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { WordDetail } from './word-detail'

interface WordSheetProps {
  words: readonly BankWord[]
  languageCode: LanguageCode
  due: DueTimes
  clock: ReviewClock
}

/** The word that the address names, beside the list, on a phone from below. */
export function WordSheet({ words, languageCode, due, clock }: WordSheetProps) {
  const bankWords = useTexts('bankWords')
  const isMobile = useIsMobile()
  const [params, setParams] = useSearchParams()
  const term = params.get('word')
  const word = term === null ? undefined : words.find((one) => one.term === term)
  const show = (renamed: string) =>
    setParams(
      (before) => {
        before.set('word', renamed)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const close = () =>
    setParams(
      (before) => {
        before.delete('word')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Sheet open={term !== null} onClose={close} side={isMobile ? 'bottom' : 'right'} title={term ?? ''}>
      {word && (
        <WordDetail
          key={word.term}
          word={word}
          languageCode={languageCode}
          dueAt={due.get(word.term)}
          clock={clock}
          isTaken={(other) => other !== term && words.some((one) => one.term === other)}
          onRenamed={show}
          onGone={close}
        />
      )}
      {term !== null && !word && (
        <div className="grid gap-3 py-4">
          <p>{bankWords.notInBank(term)}</p>
          <div>
            <AddButton term={term} languageCode={languageCode} />
          </div>
        </div>
      )}
    </Sheet>
  )
}
