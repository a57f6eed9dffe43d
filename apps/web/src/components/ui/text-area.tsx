import { useId, type ComponentProps } from 'react'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A field of several lines with its label, hint and error, connected for screen readers. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const id = useId()
  const about = error ?? hint
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={about ? `${id}-about` : undefined}
        className="w-full rounded-sm border border-control-line bg-card px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-thorn"
      />
      {about && (
        <p id={`${id}-about`} className={error ? 'text-sm text-thorn' : 'text-sm text-ink-soft'}>
          {about}
        </p>
      )}
    </div>
  )
}
