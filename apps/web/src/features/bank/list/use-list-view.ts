import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readListView, type ListView } from './list-address'

/** What an address may say of the list; undefined takes it out. */
export type AddressChange = Partial<
  Record<'show' | 'as' | 'q' | 'strength' | 'tag' | 'due' | 'added' | 'source' | 'sort', string | undefined>
>

const names = ['q', 'strength', 'tag', 'due', 'added', 'source'] as const

/** What of the bank is shown, kept in the address, so that a reload and a link show the same. */
export function useListView(): ListView & { change: (change: AddressChange) => void; clear: () => void } {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: AddressChange) => {
      // The address itself: what the router gave last may not know yet of a change made a moment ago.
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setParams(next, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  const clear = () => change(Object.fromEntries(names.map((name) => [name, undefined])))
  return { ...readListView(params), change, clear }
}
