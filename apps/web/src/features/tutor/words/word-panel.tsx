import { AskedPart } from '@/components/ui/asked-part'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { Panel } from '../session/panel'
import { PhraseDetails } from './phrase-details'
import { isPhrase, selectedTerm } from './selected-word'
import type { ViewedSelectionProps } from './viewed-selection'

// Nobody has pressed a word when a talk opens.
const loadView = withTexts(
  async () => (await import('./viewed-selection')).ViewedSelection,
  'bank',
  'bankWords',
  'phrases',
  'speech',
  'trouble',
  'tutor',
  'wordView',
  'words',
)

interface WordPanelProps extends Omit<ViewedSelectionProps, 'selected'> {
  selected: ViewedSelectionProps['selected'] | undefined
  hasDictionaryFailed: boolean
}

/** The word or the phrase that was pressed, with all that is known of it. */
export function WordPanel({ selected, hasDictionaryFailed, ...props }: WordPanelProps) {
  const tutor = useTexts('tutor')
  return (
    <Panel aria-label={tutor.word} className="gap-3">
      {selected && isPhrase(selected) ? (
        <PhraseDetails selected={selected} {...props} />
      ) : selected ? (
        // Below a sheet's own line, so that its button covers nothing.
        <div className="grid grid-cols-1 in-data-side:pt-8">
          <AskedPart
            load={loadView}
            waiting={<h2 lang={props.language.languageCode}>{selectedTerm(selected)}</h2>}
          >
            {(View) => (
              <View key={`${selected.messageId} ${selected.index}`} selected={selected} {...props} />
            )}
          </AskedPart>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{hasDictionaryFailed ? tutor.dictionaryFailed : tutor.noWord}</p>
      )}
    </Panel>
  )
}
