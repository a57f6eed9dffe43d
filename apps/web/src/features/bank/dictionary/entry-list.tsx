import { withReaderMeaning, type ReaderMeaning } from '@lingarden/domain/courses/outline'
import { meaningOf, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { Link, useSearchParams } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { HearButton } from '@/components/speech/hear-button'
import { Reading } from '@/components/words/reading'
import { levelName } from '@/lib/dictionary/level-name'
import { MeaningText } from '@/components/words/meaning-text'
import { useTexts } from '@/i18n/texts'
import { AddButton } from '@/components/words/add-button'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { bankPaths } from '@/lib/paths'

interface EntryListProps {
  entries: readonly DictionaryEntry[]
  languageCode: LanguageCode
}

/** Entries of the dictionary, each leading to its page. */
export function EntryList({ entries, languageCode }: EntryListProps) {
  const { meanings } = useReaderMeanings(languageCode)
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <EntryItem
          key={entry.term}
          entry={entry}
          told={meanings?.of(entry.term, entry)}
          languageCode={languageCode}
        />
      ))}
    </ul>
  )
}

interface EntryItemProps {
  entry: DictionaryEntry
  /** What it means in the language of the reader, where that is known. */
  told: ReaderMeaning | undefined
  languageCode: LanguageCode
}

function EntryItem({ entry, told, languageCode }: EntryItemProps) {
  const wordView = useTexts('wordView')
  const { pronunciation, definition } = meaningOf(entry)
  const meaning = withReaderMeaning({ pronunciation, definition }, told)
  const english = [...new Set(definition)]
  const [params] = useSearchParams()
  const address = new URLSearchParams(params)
  address.set('entry', entry.term)
  return (
    <li className={`${cardClass('md')} flex items-start gap-3 p-3`}>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={bankPaths.shown(address)}
            lang={languageCode}
            className="text-lg font-medium underline-offset-4 hover:underline"
          >
            {entry.term}
          </Link>
          <span className="text-sm text-ink-soft">
            {pronunciation[0] !== undefined && (
              <Reading reading={pronunciation[0]} languageCode={languageCode} />
            )}
          </span>
          {entry.level && <span className="text-xs text-ink-soft">{levelName(entry.level)}</span>}
        </p>
        <p className="line-clamp-2">
          <MeaningText meaning={meaning} />
        </p>
        {told && english.length > 0 && (
          <p className="line-clamp-1 text-sm text-ink-soft">{wordView.inEnglish(english.join('; '))}</p>
        )}
      </div>
      <HearButton text={entry.term} languageCode={languageCode} />
      <AddButton term={entry.term} languageCode={languageCode} />
    </li>
  )
}
