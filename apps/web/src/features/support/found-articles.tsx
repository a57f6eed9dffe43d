import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { helpPaths } from '@/lib/paths'
import { fillLabels, labelledGroups } from './help/labels'
import { searchHelp } from './help/search-help'
import { useHelpIndex, type HelpArticle } from './help/use-help'

interface FoundArticlesProps {
  articles: readonly HelpArticle[]
  typed: string
  onClear: () => void
}

/** What fits the search, the best first, each with what it is about. */
export function FoundArticles({ articles, typed, onClear }: FoundArticlesProps) {
  const support = useTexts('support')
  const texts = useTexts(...labelledGroups)
  const found = searchHelp(useHelpIndex(articles), typed).flatMap((id) =>
    articles.filter((article) => article.id === id),
  )
  return (
    <section aria-label={support.search} className="grid max-w-[70ch] gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {support.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={support.nothingFound}
          description={support.nothingFoundHint}
          action={
            <Button variant="secondary" onClick={onClear}>
              {support.clear}
            </Button>
          }
        />
      )}
      <ul className="grid gap-1">
        {found.map(({ id, title, problem, topic }) => (
          <li key={id}>
            <Link to={helpPaths.article(id)} className="-mx-3 block rounded-md px-3 py-2.5 hover:bg-sunken">
              <span className="block text-sm text-ink-soft">{support.topics[topic]}</span>
              <span className="block font-medium text-leaf-deep">{title}</span>
              <span className="block text-sm">{fillLabels(problem, texts)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
