import type { ComponentProps } from 'react'
import { cardClass } from '@/components/ui/card-class'
import { classNames } from '@/components/ui/class-names'

/** A card at the side of the conversation; in a phone's sheet it lies on the sheet itself. */
export function Panel({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={classNames(
        `${cardClass('md')} grid grid-cols-1 p-4`,
        'in-data-side:rounded-none in-data-side:bg-transparent in-data-side:px-0 in-data-side:py-2 in-data-side:shadow-none',
        'in-data-side:[section+&]:border-t in-data-side:[section+&]:border-line in-data-side:[section+&]:pt-5',
        className,
      )}
    />
  )
}

/** The line that names a panel; in a sheet it leaves room for the sheet's own button. */
export function PanelHeading({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames('flex min-h-8 items-center justify-between gap-2 in-data-side:pr-12', className)}
    />
  )
}
