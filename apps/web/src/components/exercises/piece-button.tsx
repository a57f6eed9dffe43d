import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A word or piece to place by a press. */
export function PieceButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className={classNames(
        'min-h-10 min-w-10 rounded-sm border border-control-line bg-card px-3 py-1 text-chat',
        'hover:bg-leaf-pale disabled:cursor-default disabled:hover:bg-card',
        'aria-pressed:border-dashed aria-pressed:bg-sunken aria-pressed:text-ink-soft',
        className,
      )}
    />
  )
}
