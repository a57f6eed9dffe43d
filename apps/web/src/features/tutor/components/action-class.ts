/** The look of what stands under a message. */
export const actionClass =
  'inline-flex min-h-7 items-center gap-1 rounded-sm px-2 text-sm text-ink-soft hover:bg-sunken hover:text-ink'
