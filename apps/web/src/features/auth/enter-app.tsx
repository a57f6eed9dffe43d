import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { forgetWantedPage, wantedPage } from '@/lib/session/wanted-page'

/** Leads whoever is signed in to the page that they asked for before, once, and otherwise to the dashboard. */
export function EnterApp() {
  const [to] = useState(() => wantedPage())
  useEffect(() => forgetWantedPage(), [])
  return <Navigate to={to} replace />
}
