import type { LanguageCode } from '@lingarden/languages/find-language'
import { wordStrength } from '@lingarden/domain/strength'
import { cardClass } from '@/components/ui/card-class'
import { Plant } from '@/components/ui/plant'
import { formatSpan } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import type { ResultRow } from './practice-result'

interface ResultListProps {
  rows: readonly ResultRow[]
  languageCode: LanguageCode
  /** The moment that due times are told from, in milliseconds since the epoch. */
  now: number
}

/** Word by word how strong it was and is, when it comes back, and whether it needs another way of learning. */
export function ResultList({ rows, languageCode, now: endedAt }: ResultListProps) {
  const { courses, review } = useTexts()
  const [locale] = useInterfaceLanguage()
  const bank = new Map((useWords(languageCode).data ?? []).map((row) => [row.word_string, row]))
  const untilDue = (due: number) => {
    const span = due - endedAt
    return span <= 0 ? review.dueNow : review.dueIn(formatSpan(locale, span))
  }
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rows.map(({ term, wasKnown, strengthBefore, dueNow, becameLeech }) => {
        const row = bank.get(term)
        const now = row ? wordStrength(row.seen, row.clicks) : strengthBefore
        return (
          <li key={term} className={`${cardClass('md')} flex items-start gap-3 p-3`}>
            <Plant strength={now} size={36} />
            <div className="grid min-w-0 gap-0.5">
              <span lang={languageCode} className="text-chat wrap-anywhere">
                {term}
              </span>
              <span className="text-sm text-ink-soft">
                {courses.strengthChange(strengthBefore, now)}
                {!wasKnown && ` · ${courses.lookAgain}`}
              </span>
              {dueNow !== undefined && <span className="text-sm">{untilDue(dueNow)}</span>}
              {becameLeech && <span className="text-sm text-thorn">{review.becameLeech}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
