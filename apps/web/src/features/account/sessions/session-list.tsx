import { useEffect, useRef, useState } from 'react'
import { QueryState } from '@/components/ui/query-state'
import { useTexts } from '@/i18n/texts'
import type { OwnSession } from '@lingarden/database/rows/own-session'
import { useSessions } from '../api/get-sessions'
import { EndSessionDialog } from './end-session-dialog'
import { SessionRow } from './session-row'

/** The devices on which the learner is signed in, with the way to sign out each but this. */
export function SessionList() {
  const { sessions } = useTexts('account')
  const { data, dataUpdatedAt, isError, refetch } = useSessions()
  const [ending, setEnding] = useState<OwnSession>()
  const [endedId, setEndedId] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with its row.
  useEffect(() => {
    if (endedId) heading.current?.focus()
  }, [endedId])
  return (
    <section aria-labelledby="sessions-heading" className="grid grid-cols-1 gap-1">
      <h3 ref={heading} id="sessions-heading" tabIndex={-1} className="font-medium">
        {sessions.title}
      </h3>
      <p className="text-sm text-ink-soft">{sessions.about}</p>
      {data ? (
        <ul>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={dataUpdatedAt}
              onEnd={() => setEnding(session)}
            />
          ))}
        </ul>
      ) : (
        <QueryState
          isError={isError}
          onRetry={() => void refetch()}
          failed={sessions.failed}
          offline={sessions.offline}
        />
      )}
      {data?.every(({ is_current }) => is_current) && (
        <p className="text-sm text-ink-soft">{sessions.onlyHere}</p>
      )}
      {ending && (
        <EndSessionDialog
          session={ending}
          onClose={() => setEnding(undefined)}
          onEnded={() => {
            setEnding(undefined)
            setEndedId(ending.id)
          }}
        />
      )}
    </section>
  )
}
