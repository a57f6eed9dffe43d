import { SendHorizontal, Square } from '@/icons/icons.ts'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { Level } from '@lingarden/domain/levels'
import { maxMessageLength } from '@lingarden/domain/tutor-messages'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MicrophoneButton } from '@/components/voice/microphone-button'
import { VoiceBar } from '@/components/voice/voice-bar'
import { VoiceNotice } from '@/components/voice/voice-notice'
import { VoiceOptions } from '@/components/voice/voice-options'
import { useTexts } from '@/i18n/texts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { TextWithReadings } from '../words/text-with-readings'
import type { WordView } from '../words/word-view'
import { useComposer } from './use-composer'

interface ComposerProps {
  languageCode: LanguageCode
  /** Of the learner: it says how long a silence ends what they say hands-free. */
  level: Level
  suggestions: readonly string[]
  /** What the suggestions mean, in their order, where that is to be shown. */
  meanings: readonly (string | null)[]
  /** How the suggestions are read. */
  view: Pick<WordView, 'languageCode' | 'dictionary' | 'readings'>
  /** While the reply comes in, the button stops it. */
  isReplying: boolean
  /** Stands before the text: what else the learner can ask for. */
  actions?: ReactNode
  /** What else can be done where nothing is suggested. */
  next?: ReactNode
  onSend: (text: string) => void
  onStop: () => void
}

/** Enter sends, Shift+Enter breaks the line; a suggestion fills the text, and so does what was said. */
export function Composer(props: ComposerProps) {
  const { languageCode, level, suggestions, meanings, view, isReplying, actions, next } = props
  const { onSend, onStop } = props
  const tutor = useTexts('tutor')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { text, setText, canSend, send, voice, state, start } = useComposer({
    languageCode,
    level,
    isReplying,
    onSend,
  })
  const isTypedOtherwise = languageByCode(languageCode).typing !== undefined
  const isSpeaking = state.phase !== 'idle'
  // On a phone what is written needs the room.
  const isWritten = text.trim() !== ''

  function sendAndStay() {
    send()
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes (pinyin), Enter belongs to it.
    if (readShortcut('tutor', event) !== 'send' || event.nativeEvent.isComposing) return
    event.preventDefault()
    sendAndStay()
  }

  function fill(suggestion: string) {
    setText(suggestion)
    field.current?.focus()
  }

  return (
    <div
      data-tour="composer"
      data-listening={state.phase === 'recording' ? '' : undefined}
      // The row of characters stands where the suggestions stand.
      className="grid grid-cols-1 gap-2 has-[[role=listbox]]:[&>[data-suggestions]]:invisible"
    >
      {/* One line of a fixed height, so that suggestions coming and going move nothing. */}
      <div
        data-suggestions
        role="group"
        aria-label={tutor.suggestedReplies}
        // A mouse wheel moves along; a scroll bar would cover half of the line, and the fade tells that more follows.
        onWheel={({ currentTarget, deltaY }) => {
          currentTarget.scrollLeft += deltaY
        }}
        className={classNames(
          view.readings === 'none' ? 'h-16 short:h-12' : 'h-20 short:h-16',
          'flex items-center gap-2 overflow-x-auto mask-r-from-[calc(100%-1.5rem)] px-1 pr-6 [scrollbar-width:none]',
        )}
      >
        {suggestions.length === 0 && next}
        {suggestions.map((suggestion, place) => (
          <button
            key={suggestion}
            type="button"
            aria-describedby={meanings[place] ? `${id}-${place}` : undefined}
            onClick={() => fill(suggestion)}
            className="grid min-h-14 shrink-0 content-center rounded-md border border-control-line bg-card px-4 py-1.5 text-left leading-tight whitespace-nowrap hover:bg-leaf-pale short:flex short:min-h-11 short:items-center short:gap-2.5 short:py-0.5"
          >
            <span lang={languageCode}>
              {view.readings === 'none' ? suggestion : <TextWithReadings text={suggestion} view={view} />}
            </span>
            {meanings[place] && (
              <span id={`${id}-${place}`} aria-hidden className="text-sm text-ink-soft">
                {meanings[place]}
              </span>
            )}
          </button>
        ))}
      </div>
      <VoiceNotice
        state={state}
        onRetry={() => void voice.retry()}
        onRecordAgain={start}
        onDismiss={() => voice.cancel()}
      />
      <PinyinField languageCode={languageCode} kind="message">
        <div className="flex min-h-15 items-end gap-1 rounded-[16px] border border-control-line bg-card p-1.5 sm:gap-2 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-leaf">
          {!isSpeaking && <div className={classNames(isWritten && 'max-sm:hidden')}>{actions}</div>}
          <textarea
            ref={field}
            aria-label={tutor.message}
            lang={languageCode}
            hidden={isSpeaking}
            rows={1}
            maxLength={maxMessageLength}
            placeholder={tutor.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            autoCapitalize={isTypedOtherwise ? 'none' : undefined}
            autoCorrect={isTypedOtherwise ? 'off' : undefined}
            spellCheck={!isTypedOtherwise}
            className="field-sizing-content max-h-40 min-h-11.5 min-w-0 flex-1 resize-none rounded-sm bg-transparent px-2 py-2.5 text-chat leading-normal short:max-h-20 outline-none placeholder:whitespace-nowrap placeholder:text-ink-soft max-[374px]:placeholder:text-sm max-[340px]:placeholder:whitespace-normal"
          />
          {isSpeaking && (
            <VoiceBar state={state} onCancel={() => voice.cancel()} onHold={(isHeld) => voice.hold(isHeld)} />
          )}
          {isReplying ? (
            <Button
              size="icon"
              variant="ghost"
              aria-label={tutor.stop}
              onClick={onStop}
              className="size-11.5"
            >
              <Square size={18} aria-hidden />
            </Button>
          ) : (
            // Who speaks is done first; two buttons to the same end would be a riddle.
            !isSpeaking && (
              <Button
                size="icon"
                variant={isWritten ? 'primary' : 'ghost'}
                aria-label={tutor.send}
                onClick={sendAndStay}
                disabled={!canSend}
                className="size-11.5 rounded-full!"
              >
                <SendHorizontal size={20} aria-hidden />
              </Button>
            )
          )}
          <div className="flex items-center">
            {!isSpeaking && (
              <div className={classNames(isWritten && 'max-sm:hidden')}>
                <VoiceOptions />
              </div>
            )}
            <MicrophoneButton
              phase={state.phase}
              isPrimary={!isWritten}
              onStart={start}
              onStop={() => voice.stop()}
            />
          </div>
        </div>
      </PinyinField>
    </div>
  )
}
