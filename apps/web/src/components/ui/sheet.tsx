import { X } from '@/icons/icons.ts'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'
import { useSwipe, type SwipeDirection } from '@/lib/use-swipe'
import { classNames } from './class-names'
import { useReturnFocus } from './use-return-focus'

type SheetSide = 'left' | 'right' | 'bottom'

const looks: Record<SheetSide, string> = {
  left: 'sheet-left inset-y-0 left-0 w-[min(22rem,88vw)] rounded-r-lg',
  right: 'sheet-right inset-y-0 right-0 w-[min(22rem,88vw)] rounded-l-lg',
  bottom:
    'sheet-bottom inset-x-0 bottom-0 max-h-[78dvh] rounded-t-lg pb-[max(1rem,env(safe-area-inset-bottom))]',
}

const waysOut: Record<SheetSide, SwipeDirection> = { left: 'left', right: 'right', bottom: 'down' }

interface SheetProps {
  open: boolean
  onClose: () => void
  side: SheetSide
  /** Named for screen readers; what is inside has its own headings. */
  title: string
  children: ReactNode
}

/** A panel that slides in over the page; Esc, its button, a tap outside and a swipe back where it came from close it. */
export function Sheet({ open, onClose, side, title, children }: SheetProps) {
  const common = useTexts('common')
  const swipe = useSwipe(waysOut[side], onClose)
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="sheet-overlay fixed inset-0 z-40 bg-ink/40 dark:bg-sunken/80" />
        <Radix.Content
          {...swipe}
          {...returnFocus}
          data-side={side}
          aria-describedby={undefined}
          className={classNames(
            'fixed z-50 overflow-y-auto overscroll-contain bg-paper px-4 pt-2 pb-4 text-ink shadow-float',
            looks[side],
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {/* On the line of the content's heading, which leaves room for the button. */}
          <div className="pointer-events-none sticky top-0 z-10 -mb-11 flex justify-end">
            {side === 'bottom' && (
              <span
                aria-hidden
                className="absolute inset-x-0 mx-auto h-1 w-10 rounded-full bg-control-line"
              />
            )}
            <Radix.Close
              aria-label={common.close}
              className="pointer-events-auto -mr-2 grid size-11 place-items-center rounded-full bg-paper/90 text-ink-soft hover:bg-sunken"
            >
              <X size={20} aria-hidden />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
