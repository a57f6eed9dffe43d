import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { StageChange } from '@/components/words/stage-change'
import { WordPlant } from '@/components/words/word-plant'
import { formatSpan } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import type { ResultRow } from './practice-result'

interface ResultListProps {
  rows: readonly ResultRow[]
  languageCode: LanguageCode
  /** The moment that due times are told from, in milliseconds since the epoch. */
  now: number
}

/** Word by word what its plant was and is, when it comes back, and whether it needs another way of learning. */
export function ResultList({ rows, languageCode, now: endedAt }: ResultListProps) {
  const { courses, review } = useTexts('courses', 'review')
  const [locale] = useInterfaceLanguage()
  const untilDue = (due: number) => {
    const span = due - endedAt
    return span <= 0 ? review.dueNow : review.dueIn(formatSpan(locale, span))
  }
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rows.map(({ term, wasKnown, stageBefore, dueNow, becameLeech }) => (
        <li key={term} className={`${cardClass('md')} flex items-start gap-3 p-3`}>
          <WordPlant term={term} languageCode={languageCode} size={40} before={stageBefore} />
          <div className="grid min-w-0 gap-0.5">
            <span lang={languageCode} className="text-chat wrap-anywhere">
              {term}
            </span>
            <span className="text-sm text-ink-soft">
              <StageChange term={term} languageCode={languageCode} before={stageBefore} />
              {!wasKnown && ` · ${courses.lookAgain}`}
            </span>
            {dueNow !== undefined && <span className="text-sm">{untilDue(dueNow)}</span>}
            {becameLeech && <span className="text-sm text-thorn">{review.becameLeech}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
