import type { LanguageCode } from '@lingarden/domain/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { EntryList } from './entry-list'
import { localQuery } from '@/lib/dictionary/local-query'

const pageSize = 50
const levelsOf = (languageCode: LanguageCode) =>
  languageCode === 'zh-CN' ? ['HSK1', 'HSK2', 'HSK3', 'HSK4', 'HSK5', 'HSK6'] : ['A1', 'A2', 'B1', 'B2', 'C1']

interface BrowseListProps {
  languageCode: LanguageCode
  dictionary: Dictionary
}

/** The words of the dictionary by frequency, of one level or all. */
export function BrowseList({ languageCode, dictionary }: BrowseListProps) {
  const { words } = useTexts()
  const [level, setLevel] = useState<string>()
  const [limit, setLimit] = useState(pageSize)
  const page = useQuery({
    ...localQuery,
    queryKey: ['dictionary-browse', languageCode, level, limit],
    queryFn: () => dictionary.browse({ level, from: 0, limit }),
    placeholderData: keepPreviousData,
  }).data
  if (!page) return <Spinner label={words.browse} />
  return (
    <section aria-label={words.browse} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{words.wordCount(page.total)}</p>
        <label className="flex items-center gap-2 text-sm font-medium">
          {words.browseLevel}
          <select
            className="min-h-10 rounded-sm border border-control-line bg-card px-2"
            value={level ?? ''}
            onChange={(event) => {
              setLevel(event.target.value || undefined)
              setLimit(pageSize)
            }}
          >
            <option value="">{words.allLevels}</option>
            {levelsOf(languageCode).map((name) => (
              <option key={name} value={name}>
                {name.replace('HSK', 'HSK ')}
              </option>
            ))}
          </select>
        </label>
      </div>
      <EntryList entries={page.entries} languageCode={languageCode} />
      {page.entries.length < page.total && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setLimit(limit + pageSize)}
        >
          {words.more}
        </Button>
      )}
    </section>
  )
}
