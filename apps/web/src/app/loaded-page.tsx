import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'

type LoadPage = () => Promise<ComponentType>
type Loading = { Page?: ComponentType | undefined; error?: unknown }

const loadedPages = new Map<LoadPage, ComponentType>()

/**
 * Loads a page before it is shown, which it then is at once.
 * @throws what loading throws
 */
export async function preloadPage(load: LoadPage): Promise<ComponentType> {
  const page = await load()
  loadedPages.set(load, page)
  return page
}

/**
 * A page whose script is loaded when it is first shown; another one needs another key. Not by React.lazy: what suspends
 * with a spinner is held back until the spinner has stood for 300 ms, and most scripts are there long before.
 * @throws to the boundary around it what loading throws; shown anew, it loads again
 */
export function LoadedPage({ load, label }: { load: LoadPage; label?: string }) {
  const common = useTexts('common')
  const [{ Page, error }, setLoading] = useState<Loading>(() => ({ Page: loadedPages.get(load) }))
  const isThere = Page !== undefined
  useEffect(() => {
    if (isThere) return undefined
    let isCurrent = true
    preloadPage(load).then(
      // Drawn piece by piece: what is clicked or typed meanwhile need not wait for the whole page.
      (loaded) => isCurrent && startTransition(() => setLoading({ Page: loaded })),
      (cause: unknown) => isCurrent && setLoading({ error: cause }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, isThere])
  if (error !== undefined) throw error
  return Page ? <Page /> : <Spinner label={label ?? common.loading} />
}
