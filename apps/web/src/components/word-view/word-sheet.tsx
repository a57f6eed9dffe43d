import { SideSheet } from '@/components/ui/side-sheet'
import { WordView, type WordViewProps } from './word-view'

type WordSheetProps = Omit<WordViewProps, 'frame'> & { onClose: () => void }

/** A word over what one does. It ends where its close button, Esc, a press outside or a swipe says so. */
export function WordSheet({ onClose, ...view }: WordSheetProps) {
  return (
    <SideSheet onClose={onClose} title={view.term}>
      <WordView {...view} frame="sheet" />
    </SideSheet>
  )
}
