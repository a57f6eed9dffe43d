import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'

type Loading = { Page?: ComponentType; error?: unknown }

/**
 * A page whose script is loaded when it is first shown; another one needs another key. Not by React.lazy: what suspends
 * with a spinner is held back until the spinner has stood for 300 ms, and most scripts are there long before.
 * @throws to the boundary around it what loading throws; shown anew, it loads again
 */
export function LoadedPage({ load, label }: { load: () => Promise<ComponentType>; label?: string }) {
  const { common } = useTexts()
  const [{ Page, error }, setLoading] = useState<Loading>({})
  useEffect(() => {
    let isCurrent = true
    load().then(
      // Drawn piece by piece: what is clicked or typed meanwhile need not wait for the whole page.
      (loaded) =>
        isCurrent && startTransition(() => setLoading((before) => (before.Page ? before : { Page: loaded }))),
      (cause: unknown) => isCurrent && setLoading({ error: cause }),
    )
    return () => {
      isCurrent = false
    }
  }, [load])
  if (error !== undefined) throw error
  return Page ? <Page /> : <Spinner label={label ?? common.loading} />
}
