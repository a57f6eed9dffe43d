import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { useSession } from '@/lib/session/session-provider'
import { passageOf } from './guard'
import { NotFound } from './not-found'
import { findPage } from './pages'

const AuthPage = lazy(async () => ({ default: (await import('@/features/auth/auth-page')).AuthPage }))
const AuthCallbackPage = lazy(async () => ({
  default: (await import('@/features/auth/auth-callback-page')).AuthCallbackPage,
}))
const TermsPage = lazy(async () => ({ default: (await import('@/features/legal/terms-page')).TermsPage }))
const PrivacyPage = lazy(async () => ({
  default: (await import('@/features/legal/privacy-page')).PrivacyPage,
}))
const SplashPage = lazy(async () => ({
  default: (await import('@/features/welcome/splash-page')).SplashPage,
}))
const LandingPage = lazy(async () => ({
  default: (await import('@/features/welcome/landing-page')).LandingPage,
}))
// Left out of the build: the condition is known there.
const GalleryPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./gallery-page')).GalleryPage }))
  : undefined
const Shell = lazy(async () => ({ default: (await import('./shell')).Shell }))

export function Router() {
  const { common, auth } = useTexts()
  const isAuth = useLocation().pathname.startsWith('/auth')
  return (
    <Suspense fallback={<Spinner label={isAuth ? auth.checking : common.loading} />}>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/auth/callback" element={<AuthCallbackPage />} />
        <Route path="/terms" element={<TermsPage />} />
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/welcome" element={<SplashPage />} />
        {GalleryPage && <Route path="/dev/gallery" element={<GalleryPage />} />}
        <Route path="*" element={<Guarded />} />
      </Routes>
    </Suspense>
  )
}

/** / is the landing page, and the dashboard for whoever is signed in (requirements 2.1, 2.8). */
function Start() {
  const { common } = useTexts()
  const passage = passageOf(useSession())
  if (passage === 'wait') return <Spinner label={common.loading} />
  return passage === 'pass' ? <Navigate to="/dashboard" replace /> : <LandingPage />
}

function Guarded() {
  const { common } = useTexts()
  const { pathname } = useLocation()
  const passage = passageOf(useSession())
  if (passage === 'wait') return <Spinner label={common.loading} />
  if (passage === 'pass') return <Shell />
  // An address where nothing is needs no sign-in to say so.
  return findPage(pathname) ? <Navigate to={passage.redirect} replace /> : <NotFound isSignedIn={false} />
}
