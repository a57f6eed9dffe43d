import { meaningOf, type DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import type { LanguageCode } from '@lingarden/domain/languages'
import { wordStrength } from '@lingarden/domain/strength'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Plant } from '@/components/ui/plant'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { selectedTerm, stepWord, type SelectedWord } from '../selected-word'
import { useEntry } from '../use-entry'
import { BankButton } from './bank-button'
import { Reading } from './reading'

interface WordPanelProps {
  selected: SelectedWord | undefined
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
  hasDictionaryFailed: boolean
  onSelect: (selected: SelectedWord) => void
  onBeforeAdd: () => Promise<void>
}

/** Reading, meaning and strength of the word that was clicked. */
export function WordPanel({ selected, ...props }: WordPanelProps) {
  const { tutor } = useTexts()
  return (
    <section
      aria-label={tutor.word}
      className="grid gap-3 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]"
    >
      {selected ? (
        <WordDetails selected={selected} {...props} />
      ) : (
        <p className="text-sm text-ink-soft">
          {props.hasDictionaryFailed ? tutor.dictionaryFailed : tutor.noWord}
        </p>
      )}
    </section>
  )
}

function WordDetails({
  selected,
  languageCode,
  dictionary,
  onSelect,
  onBeforeAdd,
}: WordPanelProps & { selected: SelectedWord }) {
  const { tutor } = useTexts()
  const term = selectedTerm(selected)
  const { data: entry } = useEntry(term, languageCode, dictionary)
  const row = useWords(languageCode).data?.find(
    ({ word_string }) => word_string.toLowerCase() === term.toLowerCase(),
  )
  const [previous, next] = [stepWord(selected, -1), stepWord(selected, 1)]
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h2 lang={languageCode} className="text-xl wrap-anywhere">
          {term}
        </h2>
        {row && <Plant strength={wordStrength(row.seen, row.clicks)} size={40} />}
      </div>
      <Meaning entry={entry} languageCode={languageCode} />
      <p className="text-sm text-ink-soft">
        <span className="sr-only">{tutor.metIn}: </span>
        <span lang={languageCode} className="block border-l-2 border-line pl-3">
          {selected.sentence}
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BankButton
          term={row?.word_string ?? term}
          sentence={selected.sentence}
          languageCode={languageCode}
          isInBank={row !== undefined}
          onBeforeAdd={onBeforeAdd}
        />
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
      </div>
    </>
  )
}

const sensesShown = 8

/** Undefined while it is looked up, null where the dictionary does not know the word. */
function Meaning({
  entry,
  languageCode,
}: {
  entry: DictionaryEntry | null | undefined
  languageCode: LanguageCode
}) {
  const { tutor } = useTexts()
  if (entry === undefined) return <p className="text-ink-soft">…</p>
  if (entry === null) return <p>{tutor.noEntry}</p>
  const { pronunciation, definition } = meaningOf(entry)
  return (
    <>
      <p className="text-ink-soft">
        {pronunciation.map((reading, place) => (
          <span key={reading}>
            {place > 0 && ', '}
            <Reading reading={reading} languageCode={languageCode} />
          </span>
        ))}
      </p>
      <ol className="list-inside list-decimal">
        {[...new Set(definition)].slice(0, sensesShown).map((sense) => (
          <li key={sense}>{sense}</li>
        ))}
      </ol>
    </>
  )
}
