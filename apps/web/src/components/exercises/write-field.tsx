import type { WriteTask } from '@lingarden/domain/exercises/drill'
import { useRef } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import type { FieldsProps } from './draft'
import { LetterKeys } from './letter-keys'

/** A line to write in. */
export function WriteField({ language, draft, promptId, isOpen, onChange }: FieldsProps<WriteTask>) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="grid gap-2">
      <PinyinField languageCode={language.languageCode} isOpen={isOpen}>
        <input
          ref={field}
          lang={language.languageCode}
          aria-labelledby={promptId}
          value={draft[0] ?? ''}
          readOnly={!isOpen}
          onChange={(event) => onChange([event.target.value])}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          className="min-h-15 w-full rounded-md border border-control-line bg-card px-3 text-chat read-only:bg-sunken"
        />
      </PinyinField>
      {isOpen && <LetterKeys language={language} field={field} />}
    </div>
  )
}
