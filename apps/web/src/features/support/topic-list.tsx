import { Link } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { helpTopics } from '@/lib/help/contents'
import { helpPaths } from '@/lib/paths'
import type { HelpArticle } from './help/use-help'

/** Every article under its topic. */
export function TopicList({ articles }: { articles: readonly HelpArticle[] }) {
  const support = useTexts('support')
  return (
    <div className="gap-x-8 sm:columns-2 lg:columns-3">
      {helpTopics.map(({ key }) => (
        <section key={key} aria-labelledby={`topic-${key}`} className="mb-7 break-inside-avoid">
          <h2 id={`topic-${key}`} className="mb-1 text-lg">
            {support.topics[key]}
          </h2>
          <ArticleLinks articles={articles.filter(({ topic }) => topic === key)} />
        </section>
      ))}
    </div>
  )
}

/** Articles by their titles. */
export function ArticleLinks({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <ul>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={helpPaths.article(id)}
            className="-mx-2 block rounded-sm px-2 py-1.5 text-leaf-deep underline-offset-4 hover:bg-sunken hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
