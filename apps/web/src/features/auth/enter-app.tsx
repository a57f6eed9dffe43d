import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { forgetWantedPage, wantedPage } from '@/lib/session/wanted-page'

/**
 * Leads whoever is signed in to the page that they asked for before, once, and otherwise to the dashboard.
 * @param isBeside whether another tab opened the session, which is to come to that page as well
 */
export function EnterApp({ isBeside = false }: { isBeside?: boolean }) {
  const [to] = useState(() => wantedPage())
  useEffect(() => {
    if (!isBeside) forgetWantedPage()
  }, [isBeside])
  return <Navigate to={to} replace />
}
