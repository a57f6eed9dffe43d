import { useId } from 'react'
import { classNames } from './class-names'

interface SegmentedControlProps<Value extends string> {
  /** What is chosen; read out before the options. */
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side in one groove. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="flex w-fit max-w-full flex-wrap gap-1 rounded-md bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-chosen={option.value === value || undefined}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center rounded-sm px-3 text-sm',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
            option.value === value ? 'bg-card font-medium shadow-float' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
