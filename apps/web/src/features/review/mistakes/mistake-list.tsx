import { useState } from 'react'
import { Link } from 'react-router'
import { ForgetButton } from '@/components/memory/forget-button'
import { Button, buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { showToast } from '@/components/ui/toast'
import { TroubleState } from '@/components/ui/trouble-state'
import { useTexts } from '@/i18n/texts'
import { pagePaths } from '@/lib/paths'
import { useMistakeCounts } from '../../../lib/mistakes/get-mistake-counts'
import type { MistakeFilter } from '../../../lib/mistakes/kept-mistake'
import { MistakeFilters, shownBy } from './mistake-filters'
import type { PractisedMistake } from './mistake-round'
import { MistakeRow } from './mistake-row'
import { PractiseBar } from './practise-bar'
import { useForgetMistake } from './use-forget-mistake'
import { useMistakeRows, type MistakeRows } from './use-mistake-rows'

interface MistakeListProps {
  filter: MistakeFilter
  onFilter: (changes: Readonly<Record<string, string>>) => void
  onPractise: (mistakes: readonly PractisedMistake[]) => void
}

/** The mistakes that a filter lets through, with the way to practise and to forget them. */
export function MistakeList({ filter, onFilter, onPractise }: MistakeListProps) {
  const { common, memory, mistakes, review } = useTexts('common', 'memory', 'mistakes', 'review')
  const { languageCode } = filter
  const counts = useMistakeCounts().data
  const list = useMistakeRows(filter)
  const { mutate } = useForgetMistake(languageCode)
  const [now] = useState(() => Date.now())
  const forget = (id?: string) =>
    mutate(id, { onError: () => showToast({ title: memory.notForgotten, variant: 'destructive' }) })
  const all = shownBy(counts, filter)
  const { rows } = list
  return (
    <>
      <MistakeFilters filter={filter} counts={counts} onChange={onFilter} />
      {list.hasFailed && <TroubleState failed={review.mistakesFailed} onRetry={list.retry} />}
      {!rows && !list.hasFailed && <Spinner label={common.loading} />}
      {rows?.length === 0 && <NoMistakes filter={filter} onFilter={onFilter} />}
      {rows && rows.length > 0 && (
        <>
          {list.isKept && (
            <p role="status" className="rounded-md bg-blossom-pale p-3 text-sm">
              {mistakes.fromHere}
            </p>
          )}
          <PractiseBar rows={rows} languageCode={languageCode} now={now} onPractise={onPractise} />
          <ul aria-label={mistakes.list} className="grid gap-2">
            {rows.map((mistake) => (
              <MistakeRow
                key={mistake.id}
                mistake={mistake}
                languageCode={languageCode}
                now={now}
                onForget={() => forget(mistake.id)}
              />
            ))}
          </ul>
          <ListEnd list={list} shown={rows.length} all={all} />
          {/* The action stands over the end of a phone's page. */}
          <div className="justify-self-start max-md:pb-16 short:pb-0">
            <ForgetButton
              title={memory.forgetAllTitle.mistakes}
              label={memory.forgetAllTitle.mistakes}
              onForget={() => forget()}
            />
          </div>
        </>
      )}
    </>
  )
}

/** Nothing fits the choices, or there is no mistake at all. */
function NoMistakes({ filter: { kind, state }, onFilter }: Pick<MistakeListProps, 'filter' | 'onFilter'>) {
  const { mistakes, review } = useTexts('mistakes', 'review')
  if (kind !== 'all' || (state !== 'open' && state !== 'all'))
    return (
      <EmptyState
        title={mistakes.noneSuch}
        description={mistakes.noneSuchHint}
        action={
          <Button variant="secondary" onClick={() => onFilter({ kind: 'all', state: 'all' })}>
            {mistakes.showAll}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title={review.noMistakes}
      description={review.noMistakesHint}
      action={
        <Link to={pagePaths.tutor} className={buttonClass('primary', 'lg')}>
          {review.toTutor}
        </Link>
      }
    />
  )
}

interface ListEndProps {
  list: MistakeRows
  shown: number
  /** Undefined while it is not known. */
  all: number | undefined
}

/** How much of the list stands here, and the way to the rest. */
function ListEnd({ list, shown, all }: ListEndProps) {
  const mistakes = useTexts('mistakes')
  if (!list.hasMore || list.isKept) return null
  return (
    <div className="grid justify-items-center gap-1">
      {all !== undefined && (
        <p role="status" className="text-sm text-ink-soft">
          {mistakes.shown(shown, all)}
        </p>
      )}
      {list.hasMoreFailed && (
        <p role="alert" className="text-sm">
          {mistakes.moreFailed}
        </p>
      )}
      <Button variant="secondary" busy={list.isLoadingMore} onClick={list.loadMore}>
        {mistakes.more}
      </Button>
    </div>
  )
}
