import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { HeldText } from '@/components/words/held-text'
import { PhraseView } from '@/components/words/phrase/phrase-view'
import { TakeMore } from '@/components/words/phrase/take-more'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { PanelHeading } from '../session/panel'
import { selectedPhrase, takeMore, type SelectedWord } from './selected-word'
import { WordExplanation } from './word-explanation'

interface PhraseDetailsProps {
  selected: SelectedWord
  language: SupportedLanguage
  dictionary: Dictionary | undefined
  onSelect: (selected: SelectedWord) => void
}

/** Several words of a message together: what they mean, and the way to keep them as one term. */
export function PhraseDetails({ selected, language, dictionary, onSelect }: PhraseDetailsProps) {
  const tutor = useTexts('tutor')
  const { languageCode } = language
  const phrase = selectedPhrase(selected)
  return (
    <>
      <PanelHeading className="items-start">
        <div className="flex min-w-0 items-center gap-1">
          <h2 lang={languageCode} className="text-xl wrap-anywhere">
            {phrase.text}
          </h2>
          <HearButton text={phrase.text} languageCode={languageCode} />
        </div>
      </PanelHeading>
      <PhraseView
        phrase={phrase}
        languageCode={languageCode}
        dictionary={dictionary}
        sentence={selected.kept}
      />
      {selected.kept !== '' && (
        <p className="text-sm text-ink-soft">
          <span className="sr-only">{tutor.metIn}: </span>
          <span lang={languageCode} className="block border-l-2 border-line pl-3">
            <HeldText text={selected.kept} />
          </span>
        </p>
      )}
      <TakeMoreOf selected={selected} onSelect={onSelect} />
      <WordExplanation
        key={phrase.text}
        word={phrase.text}
        sentence={selected.sentence}
        languageCode={languageCode}
      />
    </>
  )
}

/** Takes the words of the message beside what is chosen. */
export function TakeMoreOf({ selected, onSelect }: Pick<PhraseDetailsProps, 'selected' | 'onSelect'>) {
  const [before, after] = [takeMore(selected, 'before'), takeMore(selected, 'after')]
  return <TakeMore onBefore={before && (() => onSelect(before))} onAfter={after && (() => onSelect(after))} />
}
