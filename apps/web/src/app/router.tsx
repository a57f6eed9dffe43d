import { useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useSession } from '@/lib/session/session-provider'
import { noteSomebodyHere, rememberWantedPage } from '@/lib/session/wanted-page'
import { devPaths, doorPaths, firstTalkPaths, pagePaths } from '@/lib/paths'
import { guardDecisionOf } from './guard'
import { LoadedPage } from './loaded-page'
import { loadShell } from './load-home'
import { NotFound } from './not-found'
import { findPage } from './pages'

const loadAuth = async () => (await import('@/features/auth/auth-page')).AuthPage
const loadAuthCallback = async () => (await import('@/features/auth/auth-callback-page')).AuthCallbackPage
const loadTerms = async () => (await import('@/features/legal/terms-page')).TermsPage
const loadPrivacy = async () => (await import('@/features/legal/privacy-page')).PrivacyPage
const loadSplash = async () => (await import('@/features/welcome/splash-page')).SplashPage
const loadLanding = withTexts(
  async () => (await import('@/features/welcome/landing-page')).LandingPage,
  'plans',
  'tutor',
  'welcome',
)
const loadFirstTalk = async () => (await import('./load-first-talk')).loadFirstTalk()
// Left out of the build: the condition is known there.
const loadGallery = import.meta.env.DEV ? async () => (await import('./gallery-page')).GalleryPage : undefined

export function Router() {
  const auth = useTexts('auth')
  return (
    <Routes>
      <Route path={doorPaths.landing} element={<Start />} />
      <Route
        path={doorPaths.auth}
        element={<LoadedPage key="auth" load={loadAuth} label={auth.checking} />}
      />
      <Route
        path={doorPaths.authCallback}
        element={<LoadedPage key="callback" load={loadAuthCallback} label={auth.checking} />}
      />
      <Route path={doorPaths.terms} element={<LoadedPage key="terms" load={loadTerms} />} />
      <Route path={doorPaths.privacy} element={<LoadedPage key="privacy" load={loadPrivacy} />} />
      <Route path={doorPaths.welcome} element={<LoadedPage key="welcome" load={loadSplash} />} />
      <Route path={firstTalkPaths.route} element={<LoadedPage key="first" load={loadFirstTalk} />} />
      {loadGallery && (
        <Route path={devPaths.gallery} element={<LoadedPage key="gallery" load={loadGallery} />} />
      )}
      <Route path="*" element={<Guarded />} />
    </Routes>
  )
}

/** / is the landing page, and the dashboard for whoever is signed in (requirements 2.1, 2.8). */
function Start() {
  const common = useTexts('common')
  const decision = guardDecisionOf(useSession())
  if (decision === 'wait') return <Spinner label={common.loading} />
  return decision === 'pass' ? (
    <Navigate to={pagePaths.dashboard} replace />
  ) : (
    <LoadedPage load={loadLanding} />
  )
}

function Guarded() {
  const common = useTexts('common')
  const { pathname } = useLocation()
  const decision = guardDecisionOf(useSession())
  const isThrough = decision === 'pass'
  useEffect(() => {
    if (isThrough) noteSomebodyHere()
  }, [isThrough])
  if (decision === 'wait') return <Spinner label={common.loading} />
  if (decision === 'pass') return <LoadedPage load={loadShell} />
  // An address where nothing is needs no sign-in to say so.
  return findPage(pathname) ? <SignInFirst at={decision.redirect} /> : <NotFound isSignedIn={false} />
}

/** Leads to the sign-in, after which the page that was asked for opens. */
function SignInFirst({ at }: { at: string }) {
  const { pathname, search, hash } = useLocation()
  const [wanted] = useState(pathname + search + hash)
  useEffect(() => rememberWantedPage(wanted), [wanted])
  return <Navigate to={at} replace />
}
