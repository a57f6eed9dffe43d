import { meaningOf, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import { strengthBand } from '@lingarden/domain/strength'
import type { BankWord } from '@lingarden/domain/word-bank'
import { BookOpen, Pencil, Play, Sprout, Trash2 } from '@/icons/icons.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { HearButton } from '@/components/speech/hear-button'
import { Button, buttonClass } from '@/components/ui/button'
import { WordPlant } from '@/components/words/word-plant'
import { StrokeOrder } from '@/components/words/stroke-order'
import { WordMeaning } from '@/components/words/word-meaning'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useEntry } from '@/lib/dictionary/use-entry'
import { bankPaths, reviewPaths } from '@/lib/paths'
import { useEditWords } from '../use-edit-words'
import { JoinedWith } from '../joining/joined-with'
import { EditWordDialog } from './edit-word-dialog'
import { NoteField } from './note-field'
import { OwnMeaning } from './own-meaning'
import { TagField } from './tag-field'
import { WordRecord } from './word-record'
import { WordSentences } from './word-sentences'

interface WordDetailProps {
  word: BankWord
  languageCode: LanguageCode
  /** When it comes up for review; undefined where it was never reviewed. */
  dueAt: number | undefined
  clock: ReviewClock
  /** Whether another word of the bank is spelt so. */
  isTaken: (term: string) => boolean
  /** The word was given another spelling. */
  onRenamed: (term: string) => void
  /** The word was removed from here. */
  onGone: () => void
}

/** Everything that is known of a word of the bank, and what the learner writes of it. */
export function WordDetail(props: WordDetailProps) {
  const { word, languageCode, dueAt, clock, isTaken, onRenamed, onGone } = props
  const { bank, bankWords, tutor } = useTexts('bank', 'bankWords', 'tutor')
  const { term, strength, seen, clicks } = word
  const edit = useEditWords(languageCode)
  const [isEditing, setIsEditing] = useState(false)
  const entry = useEntry(term, languageCode, useDictionary(languageCode).data).data
  return (
    <article className="grid grid-cols-1 gap-5 pb-4">
      {/* Beside the sheet's close button, which stands above the corner. */}
      <header className="flex items-start justify-between gap-3 pr-10">
        <div className="flex min-w-0 items-center gap-1">
          <h2 lang={languageCode} dir="auto" className="text-2xl wrap-anywhere">
            {term}
          </h2>
          <HearButton text={term} languageCode={languageCode} />
        </div>
        {word.isPlanted && (
          <div className="grid shrink-0 justify-items-center text-sm text-ink-soft">
            <WordPlant term={term} languageCode={languageCode} size={56} />
            <span>
              {bank[strengthBand(strength)]} · {strength}
            </span>
          </div>
        )}
      </header>
      <OwnMeaning own={word.own} languageCode={languageCode} />
      {entry === null && word.own.meaning === '' && <p className="text-ink-soft">{tutor.noEntry}</p>}
      {entry && <WordMeaning entry={entry} languageCode={languageCode} limit={sensesShown} />}
      <p className="text-sm text-ink-soft">
        {bank.met} {seen} · {bank.lookedUp} {clicks}
        {!word.isPlanted && ` · ${bank.strength} ${strength}`}
      </p>
      <WordSentences
        sentences={word.sentences}
        languageCode={languageCode}
        onChange={(sentences) => void edit.set(term, { sentences })}
      />
      <NoteField key={word.notes} notes={word.notes} onSave={(notes) => void edit.set(term, { notes })} />
      <TagField tags={word.tags} onChange={(tags) => void edit.tag([word], tags)} />
      <WordRecord word={word} dueAt={dueAt} clock={clock} />
      <JoinedWith term={term} languageCode={languageCode} />
      {languageByCode(languageCode).hasStrokeOrder && <StrokeOrder term={term} />}
      <footer className="flex flex-wrap gap-2 border-t border-line pt-4">
        {word.isPlanted ? (
          <Link to={reviewPaths.practice} state={{ words: [term] }} className={buttonClass()}>
            <Play size={16} aria-hidden />
            {bankWords.practise}
          </Link>
        ) : (
          <Button onClick={() => edit.plant([term])}>
            <Sprout size={16} aria-hidden />
            {bankWords.plant}
          </Button>
        )}
        <Link
          to={bankPaths.shown(new URLSearchParams({ view: 'dictionary', entry: term }))}
          className={buttonClass('secondary')}
        >
          <BookOpen size={16} aria-hidden />
          {bank.dictionaryTitle}
        </Link>
        <Button variant="secondary" onClick={() => setIsEditing(true)}>
          <Pencil size={16} aria-hidden />
          {bankWords.edit}
        </Button>
        <Button
          variant="destructive"
          aria-label={bank.remove(term)}
          onClick={() => {
            onGone()
            edit.remove([term])
          }}
        >
          <Trash2 size={16} aria-hidden />
          {bankWords.remove}
        </Button>
      </footer>
      {isEditing && (
        <EditWordDialog
          word={word}
          languageCode={languageCode}
          dictionary={dictionaryText(entry)}
          isTaken={isTaken}
          onClose={() => setIsEditing(false)}
          onSave={(written) => {
            setIsEditing(false)
            edit.rewrite(word, written, () => written.term !== term && onRenamed(written.term))
          }}
        />
      )}
    </article>
  )
}

const sensesShown = 8

/** What a dictionary says of a word, on one line each. */
function dictionaryText(entry: DictionaryEntry | null | undefined): { reading: string; meaning: string } {
  if (!entry) return { reading: '', meaning: '' }
  const { pronunciation, definition } = meaningOf(entry)
  return { reading: pronunciation[0] ?? '', meaning: definition.slice(0, sensesShown).join('; ') }
}
