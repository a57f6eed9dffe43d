import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { pageOf } from '@/lib/help/contents'
import { usePageTitle } from '@/lib/page-title'
import { bankPaths, helpPaths, pagePaths } from '@/lib/paths'
import { AllHelpLink } from './all-help-link'
import type { HelpArticle } from './help/use-help'
import { LabelledText } from './labelled-text'
import { StillStuck } from './still-stuck'
import { ArticleLinks } from './topic-list'

/** One article: the problem, the steps, and what to expect. */
export function ArticlePage({ articles }: { articles: readonly HelpArticle[] }) {
  const support = useTexts('support')
  const { articleId } = useParams()
  const article = articles.find(({ id }) => id === articleId)
  usePageTitle(article?.title ?? support.noArticle)
  return (
    <div className="grid max-w-[70ch] gap-6">
      <AllHelpLink />
      {article ? (
        <>
          <Content key={article.id} article={article} />
          <Related article={article} articles={articles} />
          <StillStuck />
        </>
      ) : (
        <EmptyState title={support.noArticle} description={support.nothingFoundHint} />
      )}
    </div>
  )
}

function Content({ article: { title, problem, steps, expect } }: { article: HelpArticle }) {
  const support = useTexts('support')
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever comes from a link far down begins at the top, with the keyboard and a screen reader too.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h1>
      <p className="text-chat">
        <LabelledText text={problem} />
      </p>
      <ol className="grid gap-4">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-pale font-medium text-leaf-deep tabular-nums"
            >
              {place + 1}
            </span>
            <span className="pt-1">
              <LabelledText text={step} />
            </span>
          </li>
        ))}
      </ol>
      <section aria-labelledby="expect" className="rounded-lg bg-leaf-pale p-5">
        <h2 id="expect" className="mb-1 text-base">
          {support.expect}
        </h2>
        <p>
          <LabelledText text={expect} />
        </p>
      </section>
    </article>
  )
}

function Related({ article, articles }: { article: HelpArticle; articles: readonly HelpArticle[] }) {
  const { shell, support } = useTexts('shell', 'support')
  const page = pageOf(article.id, article.topic)
  const others = articles.filter(({ id, topic }) => topic === article.topic && id !== article.id)
  return (
    <>
      {page && (
        <Link
          to={page === 'dictionary' ? bankPaths.dictionary : pagePaths[page]}
          className={`justify-self-start ${buttonClass('secondary')}`}
        >
          {support.openPage(shell.pages[page].name)}
        </Link>
      )}
      {article.topic === 'corrections' && (
        <Link to={helpPaths.precision} className={`justify-self-start ${buttonClass('secondary')}`}>
          {support.precision.title}
        </Link>
      )}
      {others.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="mb-1 text-lg">
            {support.related}
          </h2>
          <ArticleLinks articles={others} />
        </section>
      )}
    </>
  )
}
