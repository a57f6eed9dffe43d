interface RadioRowProps<Value extends string> {
  /** What is chosen; read out before the options. */
  legend: string
  name: string
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side. */
export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, name, options, value, onChange } = props
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option} className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="radio"
            name={name}
            checked={value === option}
            onChange={() => onChange(option)}
            className="size-4 accent-leaf"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
