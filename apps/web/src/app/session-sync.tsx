import { useEffect } from 'react'
import { watchSession } from './watch-session'

/** Finds out while the app is open that the session was ended elsewhere. */
export function SessionSync() {
  useEffect(() => watchSession(), [])
  return null
}
