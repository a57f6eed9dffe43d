import type { ComponentProps } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { withTexts } from '@/i18n/load-texts'
import type { PhraseSheet } from './phrase-sheet'

// Phrases are taken less often than words are looked up: the sheet comes when the first one is.
const loadPhraseSheet = withTexts(
  async () => (await import('./phrase-sheet')).PhraseSheet,
  'phrases',
  'speech',
  'tutor',
  'words',
)

/** A phrase that was taken, over the page: its script comes when it is asked for. */
export function AskedPhrase(props: ComponentProps<typeof PhraseSheet>) {
  return (
    <AskedPart load={loadPhraseSheet} onGone={props.onClose}>
      {(Sheet) => <Sheet {...props} />}
    </AskedPart>
  )
}
