import { rangeAround } from '@lingarden/domain/mistakes/sentence-around'
import { editSentence } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { Button } from '@/components/ui/button'
import { MicrophoneButton } from '@/components/voice/microphone-button'
import { VoiceBar } from '@/components/voice/voice-bar'
import { VoiceNotice } from '@/components/voice/voice-notice'
import { useTexts } from '@/i18n/texts'
import { useRetryVoice } from './use-retry-voice'

interface RetryFormProps {
  sentence: string
  correction: Correction
  languageCode: LanguageCode
  /** A try is being looked at. */
  isJudged: boolean
  onTry: (said: string) => void
  /** What else can be done; stands beside the button that tries. */
  children: ReactNode
}

/** Longest sentence that is said again, in characters. */
const longestTry = 500

/** The learner's sentence to be written or said once more; what was marked in it is chosen, so that typing replaces it. */
export function RetryForm({ sentence, correction, languageCode, isJudged, onTry, children }: RetryFormProps) {
  const ladder = useTexts('ladder')
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun] = useState(() => startOf(sentence, correction))
  const [text, setText] = useState(begun.text)
  const { voice, state, start } = useRetryVoice(languageCode, (said) => {
    setText(said.slice(0, longestTry))
    field.current?.focus()
  })
  const isSpeaking = state.phase !== 'idle'
  const isTypedOtherwise = languageByCode(languageCode).typing !== undefined
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(begun.from, begun.to)
  }, [begun])

  const send = () => {
    if (text.trim() !== '' && !isJudged) onTry(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.defaultPrevented)
      return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      <VoiceNotice
        state={state}
        onRetry={() => void voice.retry()}
        onRecordAgain={start}
        onDismiss={() => voice.cancel()}
      />
      <PinyinField languageCode={languageCode}>
        <div className="flex items-end gap-1 rounded-md border border-control-line bg-card p-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-leaf">
          <textarea
            ref={field}
            aria-label={ladder.field}
            lang={languageCode}
            hidden={isSpeaking}
            rows={1}
            maxLength={longestTry}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            autoCapitalize={isTypedOtherwise ? 'none' : undefined}
            autoCorrect="off"
            // A browser that underlines the mistake would find it for the learner.
            spellCheck={false}
            className="field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 resize-none rounded-sm bg-transparent px-2 py-1.5 text-base outline-none"
          />
          {isSpeaking && (
            <VoiceBar state={state} onCancel={() => voice.cancel()} onHold={(isHeld) => voice.hold(isHeld)} />
          )}
          <MicrophoneButton phase={state.phase} onStart={start} onStop={() => voice.stop()} />
        </div>
      </PinyinField>
      <div className="flex flex-wrap items-center gap-2">
        {!isSpeaking && (
          <Button type="submit" size="sm" busy={isJudged} disabled={text.trim() === ''}>
            {ladder.check}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}

/** The sentence around the mistake, and where in it the mistake stands. */
function startOf(message: string, correction: Correction): { text: string; from: number; to: number } {
  const { start, end } = rangeAround(correction.original, message) ?? { start: 0, end: message.length }
  const [edit] = editSentence(message, [correction]).edits
  const [from, to] = edit ? [edit.start - start, edit.end - start] : [0, end - start]
  return { text: message.slice(start, end).slice(0, longestTry), from, to }
}
