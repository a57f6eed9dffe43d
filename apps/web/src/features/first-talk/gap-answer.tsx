import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { readGap } from '@lingarden/domain/first-talk/read-gap'
import { useEffect, useRef, useState } from 'react'
import { SendForm } from './send-form'
import { SentenceField } from './sentence-field'
import { useTalk } from './talk-context'

interface GapAnswerProps {
  step: 'name' | 'place'
  onAnswer: (answer: FirstAnswer) => void
}

/** A sentence with the learner's own name or town in it. */
export function GapAnswer({ step, onAnswer }: GapAnswerProps) {
  const { texts, talk, language } = useTalk()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const { frame } = talk[step]
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const send = () => {
    const text = readGap(value, frame)
    if (text !== undefined) return onAnswer({ step, text })
    setProblem(texts.needsWord)
    field.current?.focus()
  }
  const ask = step === 'name' ? texts.ownName : texts.ownPlace
  return (
    <SendForm ask={language.script === 'latin' ? ask : `${ask} ${texts.latin}`} onSend={send}>
      <SentenceField
        ref={field}
        frame={frame}
        label={step === 'name' ? texts.yourName : texts.yourPlace}
        value={value}
        problem={problem}
        onChange={(written) => {
          setValue(written)
          setProblem(undefined)
        }}
      />
    </SendForm>
  )
}
