import type { ReactNode } from 'react'

interface Choice<Value extends string> {
  value: Value
  label: string
  detail: ReactNode
  /** For the eye alone. */
  picture?: ReactNode
}

/** Large buttons, one of which is the answer. */
export function ChoiceList<Value extends string>({
  choices,
  onChoose,
  failure,
}: {
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
  /** Why the last answer did not count. */
  failure?: string | undefined
}) {
  return (
    <div className="grid gap-2">
      {failure && (
        <p role="alert" className="text-sm text-thorn">
          {failure}
        </p>
      )}
      {choices.map(({ value, label, detail, picture }) => (
        <button
          key={value}
          type="button"
          onClick={() => onChoose(value)}
          className="flex min-h-15 items-center gap-3.5 rounded-[14px] border border-control-line bg-card px-4 py-2.5 text-left transition-colors hover:border-leaf hover:bg-leaf-pale"
        >
          {picture}
          <span className="min-w-0">
            <span className="block font-medium">{label}</span>
            <span className="block text-sm text-ink-soft">{detail}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
