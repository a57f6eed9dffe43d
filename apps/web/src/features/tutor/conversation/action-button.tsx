import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** The look of what can be done with a message: small signs in one row that is as high whatever stands in it. */
export const actionClass =
  'inline-flex h-8 min-w-8 shrink-0 items-center justify-center rounded-sm text-sm text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink'

interface ActionButtonProps extends ComponentProps<'button'> {
  /** Its name, shown on hover too. */
  label: string
}

/** A sign under a message. */
export function ActionButton({ label, className, ...props }: ActionButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(actionClass, className)}
    />
  )
}
