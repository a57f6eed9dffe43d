import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { WordView } from '@/components/word-view/word-view'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { useWords } from '@/lib/bank/get-words'
import { useCountedTerm } from '@/lib/dictionary/use-counted-term'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useIsMobile } from '@/lib/use-is-mobile'
import { isPlanted } from '@lingarden/domain/word-bank'
import { CorrectWord } from './correct-word'
import { selectedInText, termAlone } from './looked-up'
import { TakeMoreOf } from './phrase-details'
import { selectedTerm, type SelectedWord } from './selected-word'
import { WordExplanation } from './word-explanation'
import { WordLinks } from './word-links'
import { WordSteps } from './word-steps'

export interface ViewedSelectionProps {
  selected: SelectedWord
  language: SupportedLanguage
  dictionary: Dictionary | undefined
  onSelect: (selected: SelectedWord) => void
  /** The learner looked up another word from here: a part, or the whole it belongs to. */
  onLookUp: (term: string, sentence: string) => void
  /** Brings what was counted to the server, so that planting the word counts nothing twice. */
  onBeforeAdd: () => Promise<void>
}

/** The word that was pressed in a message, as everywhere, with the ways to the words around it. */
export function ViewedSelection(props: ViewedSelectionProps) {
  const { selected, language, dictionary, onSelect, onLookUp, onBeforeAdd } = props
  const tutor = useTexts('tutor')
  const { languageCode } = language
  const isMobile = useIsMobile()
  const add = useAddWord()
  const [lookedUp, setLookedUp] = useState<string>()
  const term = lookedUp ?? selectedTerm(selected)
  const token = selected.words[selected.index]
  const met = lookedUp === undefined ? selectedInText(selected) : termAlone(lookedUp)
  const plant = (word: string) => {
    void onBeforeAdd().then(() =>
      add.mutate(
        { languageCode, word, sentence: selected.kept },
        { onError: () => showToast({ title: tutor.bankFailed, variant: 'destructive' }) },
      ),
    )
  }
  return (
    <WordView
      key={term}
      term={term}
      languageCode={languageCode}
      frame={isMobile ? 'sheet' : 'panel'}
      met={met}
      reading={lookedUp === undefined ? token?.reading : undefined}
      here={selected.kept}
      onPlant={plant}
    >
      <div className="grid grid-cols-1 gap-3">
        <NotCounted term={term} met={met} language={language} dictionary={dictionary} />
        {token && (
          <WordLinks
            token={token}
            languageCode={languageCode}
            onLookUp={(other) => {
              onLookUp(other, selected.kept)
              setLookedUp(other)
            }}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <TakeMoreOf selected={selected} onSelect={onSelect} />
          <WordSteps selected={selected} onSelect={onSelect} />
        </div>
        <WordExplanation key={term} word={term} sentence={selected.sentence} languageCode={languageCode} />
        {token && (
          <CorrectWord
            token={token}
            neighbours={[selected.words[selected.index - 1], selected.words[selected.index + 1]]}
            sentence={selected.sentence}
            language={language}
          />
        )}
      </div>
    </WordView>
  )
}

interface NotCountedProps extends Pick<ViewedSelectionProps, 'language' | 'dictionary'> {
  term: string
  met: ReturnType<typeof termAlone>
}

/** Why a name, a number or a foreign word is not planted by itself. */
function NotCounted({ term, met, language: { languageCode }, dictionary }: NotCountedProps) {
  const tutor = useTexts('tutor')
  const counted = useCountedTerm(met, languageCode, dictionary)
  const row = useWords(languageCode).data?.find(
    ({ word_string }) => word_string.toLowerCase() === term.toLowerCase(),
  )
  if (counted !== null || (row && isPlanted(row))) return null
  return <p className="text-sm text-ink-soft">{tutor.notCounted}</p>
}
