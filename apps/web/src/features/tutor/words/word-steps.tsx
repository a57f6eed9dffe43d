import { ChevronLeft, ChevronRight } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { stepWord, type SelectedWord } from './selected-word'

interface WordStepsProps {
  selected: SelectedWord
  onSelect: (selected: SelectedWord) => void
}

/** Leads to the previous and the next word of the message. */
export function WordSteps({ selected, onSelect }: WordStepsProps) {
  const tutor = useTexts('tutor')
  const [previous, next] = [stepWord(selected, -1), stepWord(selected, 1)]
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="icon"
        aria-label={tutor.previousWord}
        disabled={!previous}
        onClick={() => previous && onSelect(previous)}
      >
        <ChevronLeft size={18} aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={tutor.nextWord}
        disabled={!next}
        onClick={() => next && onSelect(next)}
      >
        <ChevronRight size={18} aria-hidden />
      </Button>
    </div>
  )
}
