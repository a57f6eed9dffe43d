import type { SpeakTask } from '@lingarden/domain/exercises/drill'
import type { SpokenJudgement } from '@lingarden/domain/speaking/judge-spoken'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { ComparedWords } from '@/components/speaking/compared-words'
import { SpokenAttempt } from '@/components/speaking/spoken-attempt'
import { AtFoot } from '@/components/stage/at-foot'
import { AsideButton, StageButton } from '@/components/stage/stage-foot'
import { useTexts } from '@/i18n/texts'
import { writerKind } from '@/lib/recording/open-writer'
import { useSpokenSentence } from '@/lib/recording/use-spoken-sentence'
import { useOnline } from '@/lib/use-online'
import { asItIs, type FieldsProps } from './draft'
import { useSpokenJudgement } from './use-spoken-judgement'

/**
 * Something to say aloud. What was understood settles it where it fulfils the task; otherwise the learner compares, by
 * the words and by ear, and has the last word.
 */
export function SpeakFields(props: FieldsProps<SpeakTask>) {
  const { exercise, language, promptId, isOpen, onChange, renderText = asItIs } = props
  const texts = useTexts('exercises')
  const [isAsked, setIsAsked] = useState(false)
  const modelId = useId()
  const { languageCode } = language
  const { voice, state, heard, start } = useSpokenSentence(languageCode)
  const judgement = useSpokenJudgement(exercise, heard, language)
  const settle = useEffectEvent(({ isFulfilled, closest }: SpokenJudgement) => {
    if (isOpen && isFulfilled) onChange([closest])
  })
  useEffect(() => {
    if (judgement) settle(judgement)
  }, [judgement])
  const isOnline = useOnline()
  const isWritten = isOnline && writerKind() !== 'none'
  const isShown = isAsked || judgement?.isFulfilled === false
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])
  return (
    <div role="group" aria-labelledby={promptId} className="grid gap-3">
      {isOpen && <SpokenAttempt voice={voice} state={state} onStart={start} />}
      {/* Or one would wait for a judgement that nobody can give. */}
      {isOpen && (
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {!isWritten && texts.notWritten}
        </p>
      )}
      {isOpen && !isShown && (
        <AtFoot className="flex flex-wrap gap-2">
          <StageButton onClick={() => setIsAsked(true)}>{texts.compare}</StageButton>
        </AtFoot>
      )}
      {(isShown || !isOpen) && (
        <p className="flex items-center gap-1 text-chat">
          <HearButton text={exercise.text} languageCode={languageCode} />
          <span id={modelId} lang={languageCode}>
            {renderText(exercise.text)}
          </span>
        </p>
      )}
      {isOpen && isShown && (
        <>
          {heard !== undefined && judgement && (
            <ComparedWords target={judgement.closest} heard={heard} languageCode={languageCode} />
          )}
          <p ref={question} tabIndex={-1} aria-describedby={modelId} className="outline-none">
            {texts.howWasIt}
          </p>
          <AtFoot className="flex flex-wrap gap-2">
            <AsideButton onClick={() => onChange(['…'])}>{texts.notYet}</AsideButton>
            <StageButton onClick={() => onChange([exercise.text])}>{texts.saidIt}</StageButton>
          </AtFoot>
        </>
      )}
    </div>
  )
}
