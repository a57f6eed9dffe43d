import type { WriteTask } from '@lingarden/domain/exercises/drill'
import type { FieldsProps } from './draft'

/** A line to write in. */
export function WriteField({ language, draft, promptId, isOpen, onChange }: FieldsProps<WriteTask>) {
  return (
    <input
      lang={language.languageCode}
      aria-labelledby={promptId}
      value={draft[0] ?? ''}
      readOnly={!isOpen}
      onChange={(event) => onChange([event.target.value])}
      maxLength={200}
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      className="min-h-12 w-full rounded-sm border border-control-line bg-card px-3 text-chat read-only:bg-sunken"
    />
  )
}
