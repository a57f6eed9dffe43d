import { X } from '@/icons/icons.ts'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { EarthEdge } from '@/components/plants/earth-edge'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { useTexts } from '@/i18n/texts'

interface ScreenDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** A dialog that must be answered has no close button, and Esc does not close it. */
  dismissable?: boolean
  /** What is drawn above. */
  picture?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** A dialog that fills the window, with nothing behind it: for what is asked before anything else can be done. */
export function ScreenDialog(props: ScreenDialogProps) {
  const { open, onOpenChange, title, description, dismissable = true, picture, children, footer } = props
  const common = useTexts('common')
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          onEscapeKeyDown={(event) => {
            if (!dismissable) event.preventDefault()
          }}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-paper text-ink"
        >
          {/* At the thumb where the window is high; where it is low it is scrolled. */}
          <div className="mx-auto mt-auto grid w-full max-w-lg grid-cols-1 gap-4 px-5 pt-14 pb-6">
            {picture && <div className="mx-auto short:hidden">{picture}</div>}
            <div className="grid gap-2 text-center">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              <Radix.Description className="text-ink-soft">{description}</Radix.Description>
            </div>
            {children}
            {footer && <div className="grid justify-items-center">{footer}</div>}
          </div>
          <div className="shrink-0 md:mt-auto">
            <EarthEdge className="block h-[18px] w-full" />
            <div className="-mt-px h-[calc(1.5rem+env(safe-area-inset-bottom))] bg-soil" />
          </div>
          {dismissable && (
            <Radix.Close
              aria-label={common.close}
              className="absolute top-[max(0.5rem,env(safe-area-inset-top))] right-3 grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-sunken"
            >
              <X size={20} aria-hidden />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
