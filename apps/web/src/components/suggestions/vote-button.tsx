import { takesVotes } from '@lingarden/domain/suggestions/suggestion'
import { ChevronUp } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import type { ListedSuggestion } from '@/lib/suggestions/get-suggestions'
import { useSuggestionCall } from '@/lib/suggestions/use-suggestion-call'
import { useToldOutcome } from './use-told-outcome'

/** How many wish it; pressed once the learner does, and pressed again to take the vote back. */
export function VoteButton({ suggestion }: { suggestion: ListedSuggestion }) {
  const { suggestions } = useTexts()
  const format = useNumberFormat()
  const { id, title, status, votes, has_voted } = suggestion
  const { mutate: vote, isPending, variables } = useSuggestionCall('vote_for_suggestion')
  const told = useToldOutcome(['voted', 'withdrawn'])
  // Shown at once: the server's number follows.
  const isFor = isPending ? variables.p_is_for : has_voted
  const count = votes + Number(isFor) - Number(has_voted)
  const isOpen = takesVotes(status)
  return (
    <button
      type="button"
      aria-pressed={isFor}
      aria-label={`${isOpen ? suggestions.vote(title) : suggestions.closed(title)} (${suggestions.votes(count)})`}
      disabled={!isOpen}
      onClick={() => !isPending && vote({ p_id: id, p_is_for: !has_voted }, told)}
      className={classNames(
        'grid min-h-14 w-14 shrink-0 place-content-center justify-items-center self-start rounded-md border font-medium tabular-nums',
        'transition-colors duration-150 disabled:cursor-not-allowed',
        isFor ? 'border-leaf bg-leaf-pale text-leaf-deep' : 'border-control-line text-ink',
        isOpen && !isFor && 'hover:bg-sunken',
        !isOpen && 'border-line',
      )}
    >
      {isOpen && <ChevronUp size={18} aria-hidden />}
      {format(count)}
    </button>
  )
}
