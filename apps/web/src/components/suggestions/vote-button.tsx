import { takesVotes } from '@lingarden/domain/suggestions/suggestion'
import { ChevronUp } from '@/icons/icons.ts'
import { classNames } from '@/components/ui/class-names'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { useVote } from '@/lib/suggestions/use-vote'
import { useOutcomeToast } from './use-outcome-toast'

/** How many wish it; pressed once the learner does, and pressed again to take the vote back. */
export function VoteButton({ suggestion }: { suggestion: ListedSuggestion }) {
  const suggestions = useTexts('suggestions')
  const format = useNumberFormat()
  const { title, status, votes, has_voted } = suggestion
  const vote = useVote(suggestion, useOutcomeToast(['voted', 'withdrawn']))
  const isOpen = takesVotes(status)
  return (
    <button
      type="button"
      aria-pressed={has_voted}
      disabled={!isOpen}
      onClick={vote}
      className={classNames(
        'grid min-h-14 w-14 shrink-0 place-content-center justify-items-center self-start rounded-md border font-medium tabular-nums',
        'transition-colors duration-150 disabled:cursor-not-allowed',
        has_voted ? 'border-leaf bg-leaf-pale text-leaf-deep' : 'border-control-line text-ink',
        isOpen && !has_voted && 'hover:bg-sunken',
        !isOpen && 'border-line',
      )}
    >
      {isOpen && <ChevronUp size={18} aria-hidden />}
      <span aria-hidden>{format(votes)}</span>
      <span className="sr-only">
        {`${isOpen ? suggestions.vote(title) : suggestions.closed(title)} (${suggestions.votes(votes)})`}
      </span>
    </button>
  )
}
