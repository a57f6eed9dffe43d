import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { isPlanted } from '@lingarden/domain/word-bank'
import { wordStrength } from '@lingarden/domain/strength'
import { useState } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { StrokeOrder } from '@/components/words/stroke-order'
import { WordPlant } from '@/components/words/word-plant'
import { WordMeaning } from '@/components/words/word-meaning'
import { HeldText } from '@/components/words/held-text'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { isPhrase, selectedTerm, type SelectedWord } from './selected-word'
import { useCountedTerm } from '@/lib/dictionary/use-counted-term'
import { useEntry } from '@/lib/dictionary/use-entry'
import { selectedInText, termAlone } from './looked-up'
import { BankButton } from './bank-button'
import { CorrectWord } from './correct-word'
import { Panel, PanelHeading } from '../session/panel'
import { PhraseDetails, TakeMoreOf } from './phrase-details'
import { WordExplanation } from './word-explanation'
import { WordLinks } from './word-links'
import { WordSteps } from './word-steps'

interface WordPanelProps {
  selected: SelectedWord | undefined
  language: SupportedLanguage
  dictionary: Dictionary | undefined
  hasDictionaryFailed: boolean
  onSelect: (selected: SelectedWord) => void
  /** The learner looked up another word from here: a part, or the whole it belongs to. */
  onLookUp: (term: string, sentence: string) => void
  onBeforeAdd: () => Promise<void>
}

/** Reading, meaning and strength of the word that was clicked. */
export function WordPanel({ selected, ...props }: WordPanelProps) {
  const tutor = useTexts('tutor')
  return (
    <Panel aria-label={tutor.word} className="gap-3">
      {selected && isPhrase(selected) ? (
        <PhraseDetails selected={selected} {...props} />
      ) : selected ? (
        <WordDetails key={`${selected.messageId} ${selected.index}`} selected={selected} {...props} />
      ) : (
        <p className="text-sm text-ink-soft">
          {props.hasDictionaryFailed ? tutor.dictionaryFailed : tutor.noWord}
        </p>
      )}
    </Panel>
  )
}

function WordDetails({
  selected,
  language,
  dictionary,
  onSelect,
  onLookUp,
  onBeforeAdd,
}: WordPanelProps & { selected: SelectedWord }) {
  const { bank, tutor, words } = useTexts('bank', 'tutor', 'words')
  const { languageCode } = language
  const [lookedUp, setLookedUp] = useState<string>()
  const term = lookedUp ?? selectedTerm(selected)
  const token = selected.words[selected.index]
  const { data: entry } = useEntry(term, languageCode, dictionary)
  const counted = useCountedTerm(
    lookedUp === undefined ? selectedInText(selected) : termAlone(lookedUp),
    languageCode,
    dictionary,
  )
  const bankTerm = counted ?? term
  const row = useWords(languageCode).data?.find(
    ({ word_string }) => word_string.toLowerCase() === bankTerm.toLowerCase(),
  )
  const lookUp = (other: string) => {
    onLookUp(other, selected.kept)
    setLookedUp(other)
  }
  return (
    <>
      <PanelHeading className="items-start">
        <div className="flex min-w-0 items-center gap-1">
          <h2 lang={languageCode} className="text-xl wrap-anywhere">
            {term}
          </h2>
          <HearButton text={term} languageCode={languageCode} />
        </div>
        {row && isPlanted(row) && (
          <div className="grid shrink-0 justify-items-center text-xs text-ink-soft">
            <WordPlant term={row.word_string} languageCode={languageCode} size={40} />
            <span>
              {bank.strength} {wordStrength(row.seen, row.clicks)}
            </span>
          </div>
        )}
      </PanelHeading>
      {entry === undefined && <p className="text-ink-soft">…</p>}
      {entry === null && <p>{tutor.noEntry}</p>}
      {entry && (
        <WordMeaning
          entry={entry}
          languageCode={languageCode}
          reading={lookedUp === undefined ? token?.reading : undefined}
          limit={sensesShown}
        />
      )}
      {row && row.word_string.toLowerCase() !== term.toLowerCase() && (
        <p className="text-sm text-ink-soft">
          {tutor.inBankAs}{' '}
          <strong lang={languageCode} className="font-medium text-ink">
            {row.word_string}
          </strong>
        </p>
      )}
      {token && <WordLinks token={token} languageCode={languageCode} onLookUp={lookUp} />}
      {selected.kept !== '' && (
        <p className="text-sm text-ink-soft">
          <span className="sr-only">{tutor.metIn}: </span>
          <span lang={languageCode} className="block border-l-2 border-line pl-3">
            <HeldText text={selected.kept} />
          </span>
        </p>
      )}
      {counted === null && !(row && isPlanted(row)) && (
        <p className="text-sm text-ink-soft">{tutor.notCounted}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BankButton
          term={row?.word_string ?? bankTerm}
          sentence={selected.kept}
          languageCode={languageCode}
          isInBank={row !== undefined && isPlanted(row)}
          onBeforeAdd={onBeforeAdd}
        />
        <WordSteps selected={selected} onSelect={onSelect} />
      </div>
      <TakeMoreOf selected={selected} onSelect={onSelect} />
      <WordExplanation key={term} word={term} sentence={selected.sentence} languageCode={languageCode} />
      {token && (
        <CorrectWord
          token={token}
          neighbours={[selected.words[selected.index - 1], selected.words[selected.index + 1]]}
          sentence={selected.sentence}
          language={language}
        />
      )}
      {language.hasStrokeOrder && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-ink-soft">{words.strokeOrder}</summary>
          <div className="mt-2">
            <StrokeOrder term={term} />
          </div>
        </details>
      )}
    </>
  )
}

const sensesShown = 8
