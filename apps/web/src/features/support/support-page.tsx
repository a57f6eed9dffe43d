import { Route, Routes } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { helpPaths } from '@/lib/paths'
import { AboutPage } from './about/about-page'
import { ArticlePage } from './article-page'
import { useHelp } from './help/use-help'
import { HelpPage } from './help-page'

/** /support: the help, its articles below it, and /support/about (requirement 2.18). */
export function SupportPage() {
  return (
    <Routes>
      <Route path={helpPaths.about} element={<AboutPage />} />
      <Route path="*" element={<Help />} />
    </Routes>
  )
}

function Help() {
  const { common, support } = useTexts('common', 'support')
  const { articles, isError, retry } = useHelp()
  if (isError) return <ErrorState message={support.failed} onRetry={retry} />
  if (!articles) return <Spinner label={common.loading} />
  return (
    <Routes>
      <Route path={helpPaths.home} element={<HelpPage articles={articles} />} />
      <Route path={`${helpPaths.home}/:articleId`} element={<ArticlePage articles={articles} />} />
    </Routes>
  )
}
