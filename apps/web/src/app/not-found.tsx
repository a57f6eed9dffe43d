import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { doorPaths, pagePaths } from '@/lib/paths'

export function NotFound({ isSignedIn }: { isSignedIn: boolean }) {
  const site = useTexts('site')
  usePageTitle(site.notFoundTitle)
  const content = (
    <div className="grid justify-items-center gap-4 px-6 py-20 text-center">
      <h1 className="text-xl">{site.notFoundTitle}</h1>
      <p className="text-ink-soft">{site.notFound}</p>
      <Link to={isSignedIn ? pagePaths.dashboard : doorPaths.landing} className={buttonClass()}>
        {isSignedIn ? site.toDashboard : site.toStart}
      </Link>
    </div>
  )
  return isSignedIn ? content : <main>{content}</main>
}
