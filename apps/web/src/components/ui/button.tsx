import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const variants = {
  primary: 'bg-leaf text-on-leaf hover:bg-leaf-deep',
  secondary: 'border border-control-line bg-card text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  destructive: 'border border-thorn text-thorn hover:bg-thorn-pale',
}

const sizes = {
  sm: 'min-h-8 px-3 py-1 text-sm leading-snug',
  md: 'min-h-10 px-4 py-1.5 leading-snug',
  lg: 'min-h-12 px-6 py-2 text-lg leading-snug',
  icon: 'size-10 justify-center',
}

/** The look of a button, for links that are one by purpose. */
export function buttonClass(
  variant: keyof typeof variants = 'primary',
  size: keyof typeof sizes = 'md',
): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-sm text-center font-medium transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
  )
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Shows that what was asked for is under way, and takes no further click. */
  busy?: boolean
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  disabled,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(variant, size), className)}
    />
  )
}
