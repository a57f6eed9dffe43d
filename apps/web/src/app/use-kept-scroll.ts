import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { findPage } from './pages'

/**
 * The window is scrolled, not a page: another page begins at its top, and one that was visited where it was left. A step
 * within a page begins at the top, and the way back leads to where one was.
 */
export function useKeptScroll(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    const before = shown.current
    if (before === pathname) return
    shown.current = pathname
    const isOtherPage = findPage(before)?.key !== findPage(pathname)?.key
    // What a part of a page is opened by shows that part itself.
    if (hash !== '') return
    const kept = type === NavigationType.Pop || isOtherPage ? places.current.get(pathname) : undefined
    document.documentElement.scrollTop = kept ?? 0
  }, [pathname, hash, type])
  useEffect(() => {
    const note = () => places.current.set(shown.current, document.documentElement.scrollTop)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}
