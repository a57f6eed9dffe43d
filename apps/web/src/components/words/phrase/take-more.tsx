import { ChevronLeft, ChevronRight } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'

interface TakeMoreProps {
  /** Takes the word before; undefined where there is none. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
}

/** Takes the words beside a word, where nobody can drag over them. */
export function TakeMore({ onBefore, onAfter }: TakeMoreProps) {
  const phrases = useTexts('phrases')
  return (
    <div role="group" aria-label={phrases.takeMore} className="flex flex-wrap gap-1">
      <Button variant="ghost" size="sm" disabled={!onBefore} onClick={onBefore}>
        <ChevronLeft size={16} aria-hidden />
        {phrases.before}
      </Button>
      <Button variant="ghost" size="sm" disabled={!onAfter} onClick={onAfter}>
        {phrases.after}
        <ChevronRight size={16} aria-hidden />
      </Button>
    </div>
  )
}
