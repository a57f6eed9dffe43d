import { useEffect, useRef } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** Takes the focus until the conversation does: the choice that was pressed is gone. */
export function SampleLoading({ label }: { label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className="grid flex-1 place-items-center outline-none">
      <Spinner label={label} />
    </div>
  )
}
