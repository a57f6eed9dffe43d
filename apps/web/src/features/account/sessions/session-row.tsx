import { isHandheld } from '@lingarden/domain/device'
import { Laptop, Smartphone } from '@/icons/icons.ts'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { formatAgo } from '@/i18n/format-ago'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useDateFormat } from '@/i18n/use-date-format'
import type { OwnSession } from '@lingarden/database/rows/own-session'
import { useDeviceName } from './use-device-name'

const hour = 3_600_000

interface SessionRowProps {
  session: OwnSession
  /** When the list was true, in milliseconds since the epoch. */
  now: number
  /** Asked for with another device than this. */
  onEnd: () => void
}

/** A device on which the learner is signed in, since when, and the way to sign it out. */
export function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { sessions } = useTexts('account')
  const formatDate = useDateFormat()
  const name = useDeviceName()(session.user_agent)
  const use = useLastUse(session, now)
  const times = useId()
  const Icon = isHandheld(session.user_agent) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0">
      <span className="grid size-9 place-items-center rounded-full bg-leaf-pale text-leaf-deep">
        <Icon size={18} aria-hidden />
      </span>
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          {name}
          {session.is_current && (
            <span className="rounded-full bg-leaf-pale px-2 py-0.5 text-sm text-leaf-deep">
              {sessions.thisDevice}
            </span>
          )}
        </p>
        <p id={times} className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {!session.is_current && <span>{use}</span>}
          <span>{sessions.since(formatDate(session.started_at))}</span>
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          className="ml-auto"
          aria-label={sessions.endOf(name)}
          aria-describedby={times}
          onClick={onEnd}
        >
          {sessions.end}
        </Button>
      )}
    </li>
  )
}

/** The server hears of a device about once an hour; what is nearer than that it does not know. */
function useLastUse({ last_used_at: time }: OwnSession, now: number): string {
  const { sessions } = useTexts('account')
  const [language] = useInterfaceLanguage()
  const age = now - Date.parse(time)
  return age < hour ? sessions.usedLately : sessions.lastUsed(formatAgo(language, age))
}
