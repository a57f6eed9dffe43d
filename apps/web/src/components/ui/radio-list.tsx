import { useId } from 'react'

interface RadioListProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string; description?: string }[]
  onChange: (value: Value) => void
}

/** A choice of one among few, all in sight, each with a line of explanation where it needs one. */
export function RadioList<Value extends string>({ legend, value, options, onChange }: RadioListProps<Value>) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex items-start gap-3">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-1 size-5 shrink-0 accent-leaf"
          />
          <span>
            {option.label}
            {option.description && <span className="block text-sm text-ink-soft">{option.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
