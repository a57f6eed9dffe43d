import type { ComponentProps } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { withTexts } from '@/i18n/load-texts'
import type { WordSheet } from '@/components/word-view/word-sheet'

// Few of the words that are shown are looked up: the view comes when the first one is.
const loadWordSheet = withTexts(
  async () => (await import('@/components/word-view/word-sheet')).WordSheet,
  'bank',
  'bankWords',
  'phrases',
  'speech',
  'trouble',
  'tutor',
  'wordView',
  'words',
)

/** A word that was pressed, over the page: its script comes when it is asked for. */
export function AskedWord(props: ComponentProps<typeof WordSheet>) {
  return (
    <AskedPart load={loadWordSheet} onGone={props.onClose}>
      {(Sheet) => <Sheet {...props} />}
    </AskedPart>
  )
}
