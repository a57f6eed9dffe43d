import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex items-start gap-3 text-sm">
      <input {...input} type="checkbox" className="mt-0.5 size-5 shrink-0 accent-leaf" />
      <span>{label}</span>
    </label>
  )
}
