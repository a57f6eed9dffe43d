import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and always calls the newest one, so that what it is passed to need not render again. */
export function useStableCallback<Args extends unknown[], Result = void>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  // Before the effects of children, which may call it at once.
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
