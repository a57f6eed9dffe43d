import { meaningOf, type DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import type { LanguageCode } from '@lingarden/domain/languages'
import { Reading } from './reading'
import { WordFacts } from './word-facts'

interface WordMeaningProps {
  entry: DictionaryEntry
  languageCode: LanguageCode
  /** How many senses are shown at most. */
  limit?: number
}

/** Readings, facts and senses of a word. */
export function WordMeaning({ entry, languageCode, limit = Infinity }: WordMeaningProps) {
  const { pronunciation, definition } = meaningOf(entry)
  return (
    <>
      {pronunciation.length > 0 && (
        <p className="text-ink-soft">
          {pronunciation.map((reading, place) => (
            <span key={reading}>
              {place > 0 && ', '}
              <Reading reading={reading} languageCode={languageCode} />
            </span>
          ))}
        </p>
      )}
      <WordFacts entry={entry} languageCode={languageCode} />
      <ol className="list-inside list-decimal">
        {[...new Set(definition)].slice(0, limit).map((sense) => (
          <li key={sense}>{sense}</li>
        ))}
      </ol>
    </>
  )
}
