import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from '@/icons/icons.ts'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { QueryState } from '@/components/ui/query-state'
import { SelectField } from '@/components/ui/select-field'
import { EmptyState } from '@/components/ui/states'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { suggestionSorts, suggestionsQuery, type SuggestionSort } from '@/lib/suggestions/get-suggestions'
import { useSuggestionsLive } from '@/lib/suggestions/use-suggestions-live'
import { useSettled } from '@/lib/use-settled'
import { SuggestionCard } from './suggestion-card'
import { SuggestionDialog } from './suggestion-dialog'

/** Milliseconds that a search rests before it is asked. */
const searchRest = 250

/** What learners wish for, live: to search, to vote for and to add to (requirement 1.7). */
export function SuggestionBoard() {
  const suggestions = useTexts('suggestions')
  useSuggestionsLive()
  const heading = useId()
  const [text, setText] = useState('')
  const [sort, setSort] = useState<SuggestionSort>('votes')
  const [isAdding, setIsAdding] = useState(false)
  const query = useInfiniteQuery(suggestionsQuery(useUser().id, useSettled(text, searchRest), sort))
  const found = query.data?.pages.flat()
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h2 id={heading} className="text-lg">
            {suggestions.title}
          </h2>
          <p className="text-ink-soft">{suggestions.about}</p>
        </div>
        <Button onClick={() => setIsAdding(true)}>
          <Plus size={18} aria-hidden />
          {suggestions.add}
        </Button>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_12rem]">
        <TextField
          type="search"
          label={suggestions.search}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label={suggestions.sort}
          value={sort}
          onChange={(value) => setSort(suggestionSorts.find((one) => one === value) ?? 'votes')}
        >
          {suggestionSorts.map((one) => (
            <option key={one} value={one}>
              {suggestions.sorts[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {!found && (
        <QueryState
          isError={query.isError}
          onRetry={() => void query.refetch()}
          failed={suggestions.failed}
          offline={suggestions.offline}
        />
      )}
      {found?.length === 0 &&
        (text.trim() ? (
          <p className="py-8 text-center text-ink-soft">{suggestions.noMatch}</p>
        ) : (
          <EmptyState title={suggestions.emptyTitle} description={suggestions.empty} />
        ))}
      {found && found.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {found.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {suggestions.more}
        </Button>
      )}
      {isAdding && <SuggestionDialog onClose={() => setIsAdding(false)} />}
    </section>
  )
}
