import { useId, type ReactNode } from 'react'
import { classNames } from './class-names'

interface SelectFieldProps {
  label: string
  /** Whether the label is for screen readers alone, where the choice says by itself what it is about. */
  isLabelHidden?: boolean
  value: string
  onChange: (value: string) => void
  /** Options. */
  children: ReactNode
}

/** One of several values, with its label above. */
export function SelectField({ label, isLabelHidden = false, value, onChange, children }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className={classNames('text-sm font-medium', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 w-full min-w-0 rounded-sm border border-control-line bg-card px-2 text-sm text-ink"
      >
        {children}
      </select>
    </div>
  )
}
