import { sensesByReading, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { shortMeaning } from '@lingarden/languages/kit/dictionary/short-meaning'
import { languageByCode } from '@lingarden/languages/find-language'
import { StrokeOrder } from '@/components/words/stroke-order'
import { WordMeaning } from '@/components/words/word-meaning'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { BookOpen, Brush, List, Pencil, Tag } from '@/icons/icons.ts'
import { Fold } from './fold'
import { FormsPart } from './forms-part'
import { NoteField } from './note-field'
import { TagField } from './tag-field'
import { useEditWords } from './use-edit-words'
import { othersShown } from './word-head'
import type { ViewedWord } from './use-viewed-word'
import type { ViewFrame } from './view-frame'

interface WordFoldsProps {
  word: ViewedWord
  frame: ViewFrame
  reading: string | undefined
  addressOf: ((term: string) => string) | undefined
}

/** What one opens when it is wanted: all meanings, forms, stroke order, notes, tags. On a page all of it is open. */
export function WordFolds({ word, frame, reading, addressOf }: WordFoldsProps) {
  const { bankWords, words, wordView } = useTexts('bankWords', 'words', 'wordView')
  const format = useNumberFormat()
  const { entry, dictionary, languageCode, own, term } = word
  const edit = useEditWords(languageCode)
  const { hasStrokeOrder, hasAlphabet } = languageByCode(languageCode)
  const isOpen = frame === 'page'
  return (
    <div className="border-b border-line">
      {entry && (isOpen || tellsMore(entry)) && (
        <Fold
          icon={BookOpen}
          title={wordView.allMeanings}
          about={format(countMeanings(entry, reading))}
          isOpen={isOpen}
        >
          {() => (
            <WordMeaning entry={entry} languageCode={languageCode} reading={reading} addressOf={addressOf} />
          )}
        </Fold>
      )}
      {/* What is written in characters has no forms. */}
      {entry && dictionary && hasAlphabet && (
        <Fold icon={List} title={words.forms} isOpen={isOpen}>
          {() => <FormsPart entry={entry} languageCode={languageCode} dictionary={dictionary} />}
        </Fold>
      )}
      {hasStrokeOrder && (
        <Fold icon={Brush} title={words.strokeOrder} isOpen={isOpen}>
          {() => <StrokeOrder term={term} />}
        </Fold>
      )}
      {own && (
        <Fold
          icon={Pencil}
          title={bankWords.notes}
          about={own.notes === '' ? wordView.noneYet : own.notes}
          isOpen={isOpen}
        >
          {() => (
            <NoteField
              key={own.notes}
              notes={own.notes}
              onSave={(notes) => void edit.set(own.term, { notes })}
            />
          )}
        </Fold>
      )}
      {own && (
        <Fold
          icon={Tag}
          title={bankWords.tags}
          about={own.tags.length === 0 ? wordView.noneYet : own.tags.join(', ')}
          isOpen={isOpen}
        >
          {() => <TagField tags={own.tags} onChange={(tags) => void edit.tag([own], tags)} />}
        </Fold>
      )}
    </div>
  )
}

/** How many meanings the dictionary tells, those of a verb with such a form among them. */
function countMeanings(entry: DictionaryEntry, reading: string | undefined): number {
  const { others, asForm } = shortMeaning(entry, reading)
  return 1 + others.length + (asForm?.meanings.length ?? 0)
}

/** Whether the dictionary has more to tell than the head of the view does. */
function tellsMore(entry: DictionaryEntry): boolean {
  const { formOf, traditional, measureWords } = entry
  const groups = sensesByReading(entry)
  return (
    Boolean(formOf ?? traditional ?? measureWords) ||
    groups.length > 1 ||
    groups.some(({ notes }) => notes.length > 0) ||
    shortMeaning(entry).others.length > othersShown
  )
}
