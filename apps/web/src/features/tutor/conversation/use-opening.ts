import { useEffect, useEffectEvent, useRef } from 'react'

/** Opens a conversation once, also where React runs effects twice. */
export function useOpening(isUnopened: boolean, open: () => void): void {
  const onOpen = useEffectEvent(open)
  const isOpening = useRef(false)
  useEffect(() => {
    if (isUnopened && !isOpening.current) onOpen()
    isOpening.current = isUnopened
  }, [isUnopened])
}
