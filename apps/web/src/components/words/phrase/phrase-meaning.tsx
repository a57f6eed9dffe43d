import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { shortMeaning } from '@lingarden/languages/kit/dictionary/short-meaning'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { Reading } from '../reading'
import { WordMeaning } from '../word-meaning'
import type { KnownPhrase } from './use-phrase-entries'
import type { Phrase } from './word-range'

interface PhraseMeaningProps {
  phrase: Phrase
  /** Undefined while it is looked up. */
  known: KnownPhrase | undefined
  /** What words mean in the language of the reader, where that is not English. */
  meanings: ReaderMeanings | undefined
  languageCode: LanguageCode
}

const sensesShown = 5

/** What the dictionary says of a phrase; where it has none, what it says of each word, named as that. */
export function PhraseMeaning({ phrase, known, meanings, languageCode }: PhraseMeaningProps) {
  const phrases = useTexts('phrases')
  if (!known) return <p className="text-ink-soft">…</p>
  if (known.whole) {
    const told = meanings?.of(known.whole.term, known.whole)
    return (
      <>
        {told && <p lang={told.reader}>{told.gloss}</p>}
        <WordMeaning entry={known.whole} languageCode={languageCode} limit={sensesShown} />
      </>
    )
  }
  return (
    <div className="grid gap-2">
      {phrase.reading !== '' && (
        <p className="text-ink-soft">
          <Reading reading={phrase.reading} languageCode={languageCode} />
        </p>
      )}
      <p className="text-sm text-ink-soft">{phrases.wordByWord}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {phrase.words.map((word, place) => {
          const entry = known.words[place]
          const told = entry && meanings?.of(entry.term, entry)
          return (
            <div key={word.start} className="contents">
              <dt lang={languageCode} className="font-medium">
                {word.text}
              </dt>
              <dd lang={told?.reader} className="min-w-0 wrap-anywhere">
                {told?.gloss ?? (entry ? briefOf(entry) : phrases.unknown)}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/** Longest further meaning that stands beside the first, in letters: a note of the dictionary is to be read by itself. */
const longestFurther = 32
const furtherShown = 2

function briefOf(entry: DictionaryEntry): string {
  const { first, others } = shortMeaning(entry)
  const further = others.filter((other) => other.length <= longestFurther).slice(0, furtherShown)
  return [first, ...further].filter((meaning) => meaning !== '').join('; ') || '–'
}
