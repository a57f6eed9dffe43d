import { languageByCode, type LanguageCode, type Voice } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { Sprout } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { HearButton } from '@/components/speech/hear-button'
import { classNames } from '@/components/ui/class-names'
import { Plant } from '@/components/plants/plant'
import { MeaningText } from '@/components/words/meaning-text'
import { Reading } from '@/components/words/reading'
import { useTexts } from '@/i18n/texts'
import { gridColumns } from './grid-columns'
import { TagList } from './tag-list'
import type { ListDates } from './use-list-dates'

export interface WordRowProps {
  word: BankWord
  languageCode: LanguageCode
  isPicked: boolean
  address: string
  dates: ListDates
  /** Plants a word that was only met; undefined where words are planted. */
  onPlant: ((words: readonly string[]) => void) | undefined
  /** What words are heard in; known to the list, so that a row need not ask for it. */
  voice: Voice
}

/** A word in the table, with everything in a line. */
export function WordRow({ word, languageCode, isPicked, address, dates, onPlant, voice }: WordRowProps) {
  const { term, strength, tags } = word
  return (
    <div className={classNames(gridColumns, 'h-full border-b border-line px-3', isPicked && 'bg-leaf-pale')}>
      <PickCell term={term} isPicked={isPicked} />
      <div role="gridcell" className="flex items-center gap-2 text-sm text-ink-soft">
        {word.isPlanted && <Plant stage={dates.stage(word)} size={30} />}
        <span>{strength}</span>
      </div>
      <div role="gridcell" className="min-w-0">
        <TermLink word={word} languageCode={languageCode} address={address} />
      </div>
      <div role="gridcell" className="min-w-0 text-sm">
        <p className="truncate">
          <MeaningText meaning={word} isOwn={word.own.meaning !== ''} />
        </p>
        <TagList tags={tags} />
      </div>
      <div role="gridcell" className="text-sm text-ink-soft">
        {onPlant ? <PlantWord term={term} onPlant={onPlant} /> : dates.due(word)}
      </div>
      <div role="gridcell" className="text-sm text-ink-soft">
        {dates.added(word)}
      </div>
      <div role="gridcell">
        <HearButton text={term} languageCode={languageCode} voice={voice} />
      </div>
    </div>
  )
}

/** The same on a phone, as a card. */
export function WordCard({ word, languageCode, isPicked, address, dates, onPlant, voice }: WordRowProps) {
  const { term, tags } = word
  return (
    <div
      className={classNames(
        'flex h-[calc(100%-0.5rem)] items-center gap-2 rounded-md px-3 shadow-hairline',
        isPicked ? 'bg-leaf-pale' : 'bg-card',
      )}
    >
      <PickCell term={term} isPicked={isPicked} />
      <div role="gridcell" className="grid min-h-19 min-w-0 flex-1 content-start gap-0.5">
        <TermLink word={word} languageCode={languageCode} address={address} />
        <p className="truncate text-sm">
          <MeaningText meaning={word} isOwn={word.own.meaning !== ''} />
        </p>
        <div className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
          {!onPlant && dates.isKnown(word) && <span className="shrink-0">{dates.due(word)}</span>}
          <TagList tags={tags} />
        </div>
      </div>
      <div role="gridcell" className="flex items-center">
        {onPlant ? (
          <PlantWord term={term} onPlant={onPlant} />
        ) : (
          <Plant stage={dates.stage(word)} size={34} />
        )}
        <HearButton text={term} languageCode={languageCode} voice={voice} />
      </div>
    </div>
  )
}

function PlantWord({ term, onPlant }: { term: string; onPlant: (words: readonly string[]) => void }) {
  const bankWords = useTexts('bankWords')
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={bankWords.plantWord(term)}
      onClick={() => onPlant([term])}
    >
      <Sprout size={16} aria-hidden />
      {bankWords.plant}
    </Button>
  )
}

function PickCell({ term, isPicked }: { term: string; isPicked: boolean }) {
  const bankWords = useTexts('bankWords')
  return (
    <div role="gridcell" className="grid place-items-center">
      {/* The grid hears the press: with Shift it picks a range. */}
      <input
        type="checkbox"
        data-pick={term}
        aria-label={bankWords.pick(term)}
        checked={isPicked}
        readOnly
        className="size-6 accent-leaf md:size-5"
      />
    </div>
  )
}

function TermLink({ word, languageCode, address }: Pick<WordRowProps, 'word' | 'languageCode' | 'address'>) {
  const { term, pronunciation } = word
  // Where letters tell how it is read, its sounds stand with the word itself: here they would crowd out the words.
  const reading = languageByCode(languageCode).pronunciation ? pronunciation[0] : undefined
  return (
    <p className="flex min-w-0 items-baseline gap-x-3">
      <Link
        to={address}
        preventScrollReset
        lang={languageCode}
        dir="auto"
        className="min-w-0 truncate text-lg font-medium underline-offset-4 hover:underline"
      >
        {term}
      </Link>
      {reading !== undefined && (
        <span className="shrink-0 text-sm text-ink-soft">
          <Reading reading={reading} languageCode={languageCode} />
        </span>
      )}
    </p>
  )
}
