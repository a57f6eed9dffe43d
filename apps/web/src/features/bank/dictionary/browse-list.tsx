import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { levelName } from '@/lib/dictionary/level-name'
import { EntryList } from './entry-list'
import { localQuery } from '@/lib/dictionary/local-query'

const pageSize = 50
/** Who wants more of them searches. */
const mostShown = 2000

interface BrowseListProps {
  languageCode: LanguageCode
  dictionary: Dictionary
}

/** The words of the dictionary by frequency, of one level or all. */
export function BrowseList({ languageCode, dictionary }: BrowseListProps) {
  const words = useTexts('words')
  const [params, setParams] = useSearchParams()
  const levels = languageByCode(languageCode).dictionaryLevels
  const level = levels.find((name) => name === params.get('level'))
  const limit = Math.min(Math.max(Number(params.get('limit')) || pageSize, pageSize), mostShown)
  const show = (change: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change)) {
          if (value === undefined) before.delete(name)
          else before.set(name, value)
        }
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const page = useQuery({
    ...localQuery,
    queryKey: ['dictionary-browse', languageCode, level, limit],
    queryFn: () => dictionary.browse({ level, from: 0, limit }),
    placeholderData: keepPreviousData,
  }).data
  // Fifty rows take longer than a frame; what is deferred is drawn in slices.
  const entries = useDeferredValue(page?.entries)
  if (!page || !entries) return <Spinner label={words.browse} />
  return (
    <section aria-label={words.browse} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{words.wordCount(page.total)}</p>
        <label className="flex items-center gap-2 text-sm font-medium">
          {words.browseLevel}
          <select
            className="min-h-10 rounded-sm border border-control-line bg-card px-2"
            value={level ?? ''}
            onChange={(event) => show({ level: event.target.value || undefined, limit: undefined })}
          >
            <option value="">{words.allLevels}</option>
            {levels.map((name) => (
              <option key={name} value={name}>
                {levelName(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <EntryList entries={entries} languageCode={languageCode} />
      {page.entries.length < Math.min(page.total, mostShown) && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => show({ limit: String(limit + pageSize) })}
        >
          {words.more}
        </Button>
      )}
    </section>
  )
}
