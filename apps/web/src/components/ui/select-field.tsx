import type { ReactNode } from 'react'
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
  return (
    <label className="grid content-start gap-1 text-sm font-medium">
      <span className={classNames(isLabelHidden && 'sr-only')}>{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 w-full min-w-0 rounded-sm border border-control-line bg-card px-2 font-normal text-ink"
      >
        {children}
      </select>
    </label>
  )
}
