import { hintTerms } from '@lingarden/domain/suggestions/search-terms'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { similarSuggestionsQuery } from '@/lib/suggestions/get-suggestions'
import { useSettled } from '@/lib/use-settled'
import { VoteButton } from './vote-button'

/** Milliseconds that the heading rests before it is compared. */
const typingRest = 400

/** What others have suggested that sounds alike, to vote for instead. */
export function SimilarSuggestions({ title }: { title: string }) {
  const suggestions = useTexts('suggestions')
  const { data = [] } = useQuery(similarSuggestionsQuery(useUser().id, useSettled(title, typingRest)))
  if (data.length === 0 || hintTerms(title).length === 0) return null
  return (
    <section
      aria-label={suggestions.similar}
      aria-live="polite"
      className="grid grid-cols-1 gap-2 rounded-md bg-sunken p-3"
    >
      <p className="text-sm">{suggestions.similar}</p>
      <ul className="grid grid-cols-1 gap-2">
        {data.map((suggestion) => (
          <li key={suggestion.id} className="flex items-center gap-3">
            <VoteButton suggestion={suggestion} />
            <bdi className="min-w-0 flex-1 text-sm wrap-anywhere">{suggestion.title}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
