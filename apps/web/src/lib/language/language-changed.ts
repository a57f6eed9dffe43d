import { useEffect, useEffectEvent } from 'react'

/** The event of requirement 3.29. */
export interface LanguageChange {
  code: string
  previousCode: string | null
}

const languageChangedEvent = 'languageChanged'

export function announceLanguageChange(change: LanguageChange): void {
  window.dispatchEvent(new CustomEvent(languageChangedEvent, { detail: change }))
}

/** Calls back when the learner changed the language they learn. */
export function useLanguageChanged(handle: (change: LanguageChange) => void): void {
  const onChange = useEffectEvent(handle)
  useEffect(() => {
    const listen = (event: Event) => onChange((event as CustomEvent<LanguageChange>).detail)
    window.addEventListener(languageChangedEvent, listen)
    return () => window.removeEventListener(languageChangedEvent, listen)
  }, [])
}
