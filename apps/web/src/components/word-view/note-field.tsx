import { wordLimits } from '@lingarden/domain/bank-transfer/transfer-word'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextArea } from '@/components/ui/text-area'
import { useTexts } from '@/i18n/texts'

/** What the learner notes of a word; kept when the field is left, or goes away with what is typed in it. */
export function NoteField({ notes, onSave }: { notes: string; onSave: (notes: string) => void }) {
  const bankWords = useTexts('bankWords')
  const [text, setText] = useState(notes)
  const saved = useRef(notes)
  const save = () => {
    if (text === saved.current) return
    saved.current = text
    onSave(text)
  }
  const onGone = useEffectEvent(save)
  useEffect(() => () => onGone(), [])
  return (
    <TextArea
      label={bankWords.notes}
      rows={3}
      maxLength={wordLimits.notes}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
    />
  )
}
