import { sensesByReading, type DictionaryEntry, type ReadingSenses } from '@lingarden/domain/dictionary/entry'
import type { LanguageCode } from '@lingarden/domain/languages'
import { Reading } from './reading'
import { WordFacts } from './word-facts'

interface WordMeaningProps {
  entry: DictionaryEntry
  languageCode: LanguageCode
  /** How the word is read where it was met; that reading stands first. */
  reading?: string | undefined
  /** How many senses of a reading are shown at most. */
  limit?: number
}

/** The readings of a word, each with its senses, and its facts. */
export function WordMeaning({ entry, languageCode, reading, limit = Infinity }: WordMeaningProps) {
  return (
    <>
      <WordFacts entry={entry} languageCode={languageCode} />
      {readFirst(sensesByReading(entry), reading).map((group) => (
        <div key={group.reading} className="grid gap-1">
          {group.reading !== '' && (
            <p className="text-ink-soft">
              <Reading reading={group.reading} languageCode={languageCode} />
            </p>
          )}
          <ol className="list-inside list-decimal">
            {[...new Set(group.senses)].slice(0, limit).map((sense) => (
              <li key={sense}>{sense}</li>
            ))}
          </ol>
        </div>
      ))}
    </>
  )
}

/** The reading that was met comes first; one that no entry has, such as the learner's own, stands alone before them. */
function readFirst(groups: readonly ReadingSenses[], reading: string | undefined): ReadingSenses[] {
  if (reading === undefined) return [...groups]
  const isMet = (group: ReadingSenses) => group.reading.toLowerCase() === reading.toLowerCase()
  const met = groups.filter(isMet)
  const others = groups.filter((group) => !isMet(group))
  return met.length > 0 || groups.length === 0 ? [...met, ...others] : [{ reading, senses: [] }, ...others]
}
