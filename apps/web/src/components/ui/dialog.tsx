import { X } from '@/icons/icons.ts'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { classNames } from './class-names'
import { useReturnFocus } from './use-return-focus'

/** The five sizes of requirement 2.53. */
const sizes = {
  sm: 'max-w-sm',
  md: 'max-w-lg',
  lg: 'max-w-2xl',
  xl: 'max-w-4xl',
  full: 'h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)]',
}

type DialogSize = keyof typeof sizes

interface DialogProps {
  open: boolean
  onOpenChange?: (open: boolean) => void
  size?: DialogSize
  title: string
  description?: string
  /** A dialog that must be answered has no close button, and neither Esc nor a click outside closes it. */
  dismissable?: boolean
  children?: ReactNode
  footer?: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  size = 'md',
  title,
  description,
  dismissable = true,
  children,
  footer,
}: DialogProps) {
  const common = useTexts('common')
  const returnFocus = useReturnFocus()
  const keepOpen = (event: Event) => {
    if (!dismissable) event.preventDefault()
  }
  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-ink/40 dark:bg-sunken/80" />
        <Radix.Content
          {...returnFocus}
          data-size={size}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
          {...(!description && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto',
            'rounded-lg bg-card p-6 text-ink shadow-float',
            sizes[size],
          )}
        >
          <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-2">{footer}</div>}
          {dismissable && (
            <Radix.Close
              aria-label={common.close}
              className="absolute top-4 right-4 grid size-10 place-items-center rounded-sm text-ink-soft hover:bg-sunken"
            >
              <X size={20} aria-hidden />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
