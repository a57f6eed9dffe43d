import { useId, type ComponentProps, type ReactNode } from 'react'

const inputClass =
  'min-h-11 w-full rounded-sm border border-control-line bg-card px-3 text-ink placeholder:text-ink-soft ' +
  'read-only:bg-sunken aria-invalid:border-thorn'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Stands inside the field at its end, such as a button. */
  addition?: ReactNode
}

/** An input with its label, hint and error, connected for screen readers. */
export function TextField({ label, hint, error, addition, ...input }: TextFieldProps) {
  const id = useId()
  const about = error ?? hint
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={inputClass}
          aria-invalid={error ? true : undefined}
          aria-describedby={about ? `${id}-about` : undefined}
        />
        {addition}
      </div>
      {about && (
        <p id={`${id}-about`} className={error ? 'text-sm text-thorn' : 'text-sm text-ink-soft'}>
          {about}
        </p>
      )}
    </div>
  )
}
