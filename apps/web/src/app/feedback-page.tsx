import { SuggestionBoard } from '@/components/suggestions/suggestion-board'
import { FeedbackInvitation } from '@/features/feedback/feedback-invitation'
import { PastFeedback } from '@/features/feedback/list/past-feedback'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'

/** /feedback: sections of the features that listen to learners, one line each. */
export function FeedbackPage() {
  const shell = useTexts('shell')
  const { name } = shell.pages.feedback
  usePageTitle(name)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <h1 className="text-xl md:text-2xl">{name}</h1>
      <FeedbackInvitation />
      <PastFeedback />
      <SuggestionBoard />
    </div>
  )
}
