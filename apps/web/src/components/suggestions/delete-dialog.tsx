import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { useSuggestionCall } from '@/lib/suggestions/use-suggestion-call'
import { useOutcomeToast } from './use-outcome-toast'

interface DeleteDialogProps {
  suggestion: ListedSuggestion
  onClose: () => void
}

/** Asks before a suggestion goes with its votes. */
export function DeleteDialog({ suggestion, onClose }: DeleteDialogProps) {
  const suggestions = useTexts('suggestions')
  const { mutate: remove, isPending } = useSuggestionCall('delete_suggestion')
  const toasts = useOutcomeToast(['deleted', 'gone'])
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={suggestions.deleteTitle}
      description={suggestions.deleteAbout}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {suggestions.keep}
          </Button>
          <Button
            variant="destructive"
            busy={isPending}
            onClick={() => remove({ p_id: suggestion.id }, { ...toasts, onSettled: onClose })}
          >
            {suggestions.deleteIt}
          </Button>
        </>
      }
    />
  )
}
