import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { Logo } from '@/components/ui/logo'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { useSession } from '@/lib/session/session-provider'
import { doorPaths, pagePaths } from '@/lib/paths'

/** Milliseconds of requirement 9.4b. */
export const splashTimes = { advance: 3000, fade: 500 }

/** /welcome: logo and tagline, then on to sign-in, after a while or on a click. */
export function SplashPage() {
  const common = useTexts('common')
  usePageTitle()
  const { user, emailConfirmed } = useSession()
  const navigate = useNavigate()
  const [isFading, setIsFading] = useState(false)
  useEffect(() => {
    const delay = isFading ? splashTimes.fade : splashTimes.advance
    const timer = setTimeout(() => void navigate(doorPaths.signIn), delay)
    return () => clearTimeout(timer)
  }, [isFading, navigate])

  if (user && emailConfirmed) return <Navigate to={pagePaths.dashboard} replace />
  return (
    <main className={classNames('min-h-dvh transition-opacity duration-500', isFading && 'opacity-0')}>
      <h1 className="sr-only">{common.productName}</h1>
      <button
        type="button"
        onClick={() => setIsFading(true)}
        className="grid min-h-dvh w-full place-content-center justify-items-center gap-5"
      >
        <Logo size={96} />
        <span className="font-display text-xl">{common.tagline}</span>
      </button>
    </main>
  )
}
