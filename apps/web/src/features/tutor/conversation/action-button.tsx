import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** The look of what can be done with a message: small signs in one row that is as high whatever stands in it. */
export const actionClass =
  'inline-flex h-9 min-w-9 shrink-0 items-center justify-center rounded-sm text-sm text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink'

/** The look of an action with its word beside the sign. */
export const namedActionClass = `${actionClass} gap-1 px-1.5 sm:gap-1.5 sm:px-2`

interface ActionButtonProps extends ComponentProps<'button'> {
  /** Its name, shown on hover too. */
  label: string
  /** Shows its name beside the sign. */
  isNamed?: boolean
  /** A shorter word for it, that the name begins with. */
  shown?: string | undefined
  /** The words that it says in turn: it has room for each, so that none moves what stands beside it. */
  words?: readonly string[]
}

/** A sign under a message. */
export function ActionButton({
  label,
  isNamed = false,
  shown,
  words,
  className,
  children,
  ...props
}: ActionButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={isNamed && shown === undefined ? undefined : label}
      title={isNamed ? undefined : label}
      className={classNames(isNamed ? namedActionClass : actionClass, className)}
    >
      {children}
      {isNamed && (
        <span className="grid justify-items-start *:col-start-1 *:row-start-1">
          <span>{shown ?? label}</span>
          {words?.map((word) => (
            <span key={word} aria-hidden className="invisible max-sm:hidden">
              {word}
            </span>
          ))}
        </span>
      )}
    </button>
  )
}
