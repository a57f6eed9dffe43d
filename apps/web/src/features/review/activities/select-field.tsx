interface SelectFieldProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

/** One of many, in a list that opens. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  return (
    <label className="grid max-w-sm gap-1 text-sm font-medium">
      {label}
      <select
        className="min-h-11 rounded-sm border border-control-line bg-card px-2 text-base font-normal"
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
