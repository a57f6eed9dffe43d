import {
  sensesByReading,
  type DictionaryEntry,
  type ReadingSenses,
} from '@lingarden/languages/kit/dictionary/entry'
import { describeFormOf } from '@lingarden/languages/kit/dictionary/form-reason'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { Reading } from './reading'
import { WordFacts } from './word-facts'

interface WordMeaningProps {
  entry: DictionaryEntry
  languageCode: LanguageCode
  /** How the word is read where it was met; that reading stands first. */
  reading?: string | undefined
  /** How many senses of a reading are shown at most. */
  limit?: number
  /** Where the page of a word is, so that a form leads to its lemma. */
  addressOf?: ((term: string) => string) | undefined
}

/** The readings of a word, each with its senses, what it is a form of, and its facts. */
export function WordMeaning({ entry, languageCode, reading, limit = Infinity, addressOf }: WordMeaningProps) {
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
          {[...new Set(group.notes)].map((note) => (
            <p key={note} className="text-sm text-ink-soft">
              {note}
            </p>
          ))}
        </div>
      ))}
      {entry.formOf?.map(([lemma, codes]) => (
        <p key={`${lemma} ${codes}`} className="text-ink-soft">
          {describeFormOf(codes)}{' '}
          <Lemma term={lemma} languageCode={languageCode} address={addressOf?.(lemma)} />
        </p>
      ))}
    </>
  )
}

interface LemmaProps {
  term: string
  languageCode: LanguageCode
  address: string | undefined
}

function Lemma({ term, languageCode, address }: LemmaProps) {
  if (address === undefined) return <span lang={languageCode}>{term}</span>
  return (
    <Link to={address} lang={languageCode} className="text-ink underline underline-offset-4">
      {term}
    </Link>
  )
}

/** The reading that was met comes first; one that no entry has, such as the learner's own, stands alone before them. */
function readFirst(groups: readonly ReadingSenses[], reading: string | undefined): ReadingSenses[] {
  if (reading === undefined) return [...groups]
  const isMet = (group: ReadingSenses) => group.reading.toLowerCase() === reading.toLowerCase()
  const met = groups.filter(isMet)
  const others = groups.filter((group) => !isMet(group))
  return met.length > 0 || groups.length === 0
    ? [...met, ...others]
    : [{ reading, senses: [], notes: [] }, ...others]
}
