import { useId, type ComponentProps, type ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="grid gap-1">
      <label className="flex items-start gap-3 text-sm">
        <input
          {...input}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-leaf"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="text-sm text-thorn">
          {error}
        </p>
      )}
    </div>
  )
}
