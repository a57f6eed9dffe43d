import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A card at the side of the conversation; in a phone's sheet it lies on the sheet itself. */
export function Panel({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]',
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
