import type { ActivityEntry } from '@lingarden/domain/activity-log'
import { CircleAlert, CircleCheck, LoaderCircle } from '@/icons/icons.ts'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useActivityLog } from '@/lib/activity-log/use-activity-log'

/** Older ones nobody looks for here. */
const mostShown = 5

const signs = { pending: LoaderCircle, success: CircleCheck, error: CircleAlert }
const colours = { pending: 'text-ink-soft', success: 'text-leaf', error: 'text-thorn' }

/** What was done lately in this browser, and whether it was kept. */
export function RecentLog() {
  const review = useTexts('review')
  const [locale] = useInterfaceLanguage()
  const log = useActivityLog().slice(0, mostShown)
  if (log.length === 0) return null
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const nameOf = ({ kind, count, name }: ActivityEntry) =>
    kind === 'activity' || kind === 'saved' ? review.logNames[kind](name) : review.logNames[kind](count)
  return (
    <section aria-labelledby="review-log" className="grid gap-2">
      <h2 id="review-log" className="text-lg">
        {review.log}
      </h2>
      <ul className="grid gap-1 text-sm">
        {log.map((entry) => {
          const Sign = signs[entry.state]
          return (
            <li key={entry.id} className="flex items-center gap-2">
              <Sign size={16} aria-hidden className={`shrink-0 ${colours[entry.state]}`} />
              <span className="min-w-0 grow wrap-anywhere">
                {nameOf(entry)}
                <span className="text-ink-soft"> · {review.logStates[entry.state]}</span>
              </span>
              <time dateTime={new Date(entry.begunAt).toISOString()} className="shrink-0 text-ink-soft">
                {time.format(entry.begunAt)}
              </time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
