import { Route, Routes } from 'react-router'
import { AskedPart } from '@/components/ui/asked-part'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { helpPaths } from '@/lib/paths'
import { AboutPage } from './about/about-page'
import { ArticlePage } from './article-page'
import { useHelp } from './help/use-help'
import { HelpPage } from './help-page'

/** /support: the help, its articles below it, /support/about and /support/precision (requirement 2.18). */
export function SupportPage() {
  return (
    <Routes>
      <Route path={helpPaths.about} element={<AboutPage />} />
      <Route path={helpPaths.precision} element={<Precision />} />
      <Route path="*" element={<Help />} />
    </Routes>
  )
}

const loadPrecision = () => import('./precision/precision-page')

/** Its figures are loaded by whoever reads them. */
function Precision() {
  const { common, support } = useTexts('common', 'support')
  return (
    <AskedPart
      load={loadPrecision}
      waiting={<Spinner label={common.loading} />}
      renderFailed={(tryAgain) => <ErrorState message={support.failed} onRetry={tryAgain} />}
    >
      {({ PrecisionPage }) => <PrecisionPage />}
    </AskedPart>
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
