import { suggestionLengths } from '@lingarden/domain/suggestions/suggestion'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import type { ListedSuggestion } from '@lingarden/database/rows/suggestion'
import { useSuggestionCall } from '@/lib/suggestions/use-suggestion-call'
import { SimilarSuggestions } from './similar-suggestions'
import { useOutcomeText } from './use-outcome-toast'

interface SuggestionDialogProps {
  /** What is changed; a new one without it. */
  suggestion?: ListedSuggestion
  onClose: () => void
}

/** Where a wish is written or changed; those alike are shown while one writes. */
export function SuggestionDialog({ suggestion, onClose }: SuggestionDialogProps) {
  const suggestions = useTexts('suggestions')
  const [title, setTitle] = useState(suggestion?.title ?? '')
  const [description, setDescription] = useState(suggestion?.description ?? '')
  const [problem, setProblem] = useState<string>()
  const add = useSuggestionCall('add_suggestion')
  const edit = useSuggestionCall('edit_suggestion')
  const textOf = useOutcomeText()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (title.trim().length < suggestionLengths.title.least) return setProblem(textOf('malformed'))
    const wish = { p_title: title, p_description: description }
    const outcome = await (
      suggestion ? edit.mutateAsync({ p_id: suggestion.id, ...wish }) : add.mutateAsync(wish)
    ).catch(() => 'failed')
    if (outcome !== 'saved') return setProblem(textOf(outcome))
    if (!suggestion) showToast({ title: textOf('saved') })
    return onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={suggestion ? suggestions.editTitle : suggestions.addTitle}
      description={suggestions.public}
    >
      <form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <TextField
          label={suggestions.heading}
          value={title}
          maxLength={suggestionLengths.title.most}
          error={problem}
          onChange={(event) => {
            setTitle(event.target.value)
            setProblem(undefined)
          }}
        />
        {!suggestion && <SimilarSuggestions title={title} />}
        <TextArea
          label={suggestions.description}
          rows={4}
          value={description}
          maxLength={suggestionLengths.description.most}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Button type="submit" busy={add.isPending || edit.isPending} className="justify-self-end">
          {suggestion ? suggestions.save : suggestions.send}
        </Button>
      </form>
    </Dialog>
  )
}
