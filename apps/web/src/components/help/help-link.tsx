import { Link } from 'react-router'
import { useTexts } from '@/i18n/texts'
import type { ArticleId } from '@/lib/help/contents'
import { helpPaths } from '@/lib/paths'

interface HelpLinkProps {
  article: ArticleId
  onClick?: () => void
}

/** Leads from where somebody may be stuck to the article that helps. */
export function HelpLink({ article, onClick }: HelpLinkProps) {
  const common = useTexts('common')
  return (
    <Link
      to={helpPaths.article(article)}
      onClick={onClick}
      className="inline-flex min-h-6 items-center text-sm text-leaf-deep underline underline-offset-4"
    >
      {common.help}
    </Link>
  )
}
