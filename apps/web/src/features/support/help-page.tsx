import { Search } from '@/icons/icons.ts'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { FoundArticles } from './found-articles'
import type { HelpArticle } from './help/use-help'
import { StillStuck } from './still-stuck'
import { TopicList } from './topic-list'
import { WayList } from './way-list'

/** Search, the ways to look around, and all articles by topic. */
export function HelpPage({ articles }: { articles: readonly HelpArticle[] }) {
  const { shell, support } = useTexts('shell', 'support')
  usePageTitle(shell.pages.support.name)
  const [params, setParams] = useSearchParams()
  const id = useId()
  const typed = params.get('q') ?? ''
  const search = (text: string) => setParams(text ? { q: text } : {}, { replace: true })
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <h1 className="text-xl md:text-2xl">{shell.pages.support.name}</h1>
        <p className="max-w-[70ch] text-ink-soft">{support.about}</p>
        <search className="relative max-w-xl">
          <label htmlFor={id} className="sr-only">
            {support.search}
          </label>
          <Search
            size={20}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
          />
          <input
            id={id}
            type="search"
            value={typed}
            onChange={({ target }) => search(target.value)}
            placeholder={support.search}
            maxLength={100}
            autoComplete="off"
            className="min-h-12 w-full rounded-md border border-control-line bg-card pr-3 pl-12 placeholder:text-ink-soft"
          />
        </search>
      </div>
      {typed.trim() === '' ? (
        <>
          <WayList />
          <TopicList articles={articles} />
        </>
      ) : (
        <FoundArticles articles={articles} typed={typed} onClear={() => search('')} />
      )}
      <StillStuck />
    </div>
  )
}
