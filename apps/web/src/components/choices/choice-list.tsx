import type { ReactNode } from 'react'

interface Choice<Value extends string> {
  value: Value
  label: string
  detail: ReactNode
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
      {choices.map(({ value, label, detail }) => (
        <button
          key={value}
          type="button"
          onClick={() => onChoose(value)}
          className="rounded-md border border-control-line p-4 text-left transition-colors hover:border-leaf hover:bg-leaf-pale"
        >
          <span className="block font-medium">{label}</span>
          <span className="block text-sm text-ink-soft">{detail}</span>
        </button>
      ))}
    </div>
  )
}
