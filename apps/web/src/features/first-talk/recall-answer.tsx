import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { isRecalled } from '@lingarden/domain/first-talk/read-gap'
import { useEffect, useRef, useState } from 'react'
import { SendForm, WideButton } from './send-form'
import { FrameCard, SentenceField } from './sentence-field'
import { SpokenText } from './spoken-text'
import { useTalk } from './talk-context'

/** The mended word, from memory. Who does not have it is shown it, and nothing is said about failing. */
export function RecallAnswer({ onAnswer }: { onAnswer: (answer: FirstAnswer) => void }) {
  const { texts, talk, language } = useTalk()
  const { frame, answer, reading } = talk.recall
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [isShown, setIsShown] = useState(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const send = () => {
    if (isRecalled(value, talk.recall)) onAnswer({ step: 'recall', text: answer, isRight: true })
    else if (value.trim() === '') field.current?.focus()
    else setIsShown(true)
  }
  if (isShown) {
    return (
      <>
        <FrameCard frame={frame}>
          <b className="font-semibold text-leaf-deep">
            <SpokenText text={answer} reading={reading} />
          </b>
        </FrameCard>
        <p role="status" className="text-sm text-ink-soft">
          {texts.shown}
        </p>
        <WideButton
          ref={(button) => button?.focus({ preventScroll: true })}
          onClick={() => onAnswer({ step: 'recall', text: answer, isRight: false })}
        >
          {texts.goOn}
        </WideButton>
      </>
    )
  }
  const ask = language.script === 'latin' ? texts.memory : `${texts.memory} ${texts.bySound}`
  return (
    <SendForm ask={ask} onSend={send}>
      <SentenceField
        ref={field}
        frame={frame}
        label={texts.missingWord}
        value={value}
        isTyped
        onChange={setValue}
      />
    </SendForm>
  )
}
