import type { Correction } from '@lingarden/domain/tutor-turn'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { Check, Lightbulb } from '@/icons/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { Mending, UserMessage } from '../conversation/messages'
import { firstHint, strongerHint } from './hint-lines'
import { RetryForm } from './retry-form'
import { useMending } from './use-mending'

/** What a learner does with a mistake that was pointed at; the same for every message. */
export interface LadderActions {
  onMend: (messageId: string, mending: Mending) => void
  /** From now on right forms are shown at once. */
  onAlwaysShow: () => void
}

interface MessageLadderProps extends LadderActions {
  message: UserMessage
  /** The mistake that is asked back. */
  correction: Correction
  languageCode: LanguageCode
}

const quiet = 'min-h-6 text-sm text-ink-soft underline underline-offset-4 hover:text-ink'

/**
 * A mistake that its learner looks for themselves, in the bubble of the message: a hint at the place, another try with a
 * stronger hint, then the right form. The talk goes on beside it.
 */
export function MessageLadder({
  message,
  correction,
  languageCode,
  onMend,
  onAlwaysShow,
}: MessageLadderProps) {
  const ladder = useTexts('ladder')
  const [isTrying, setIsTrying] = useState(false)
  const { mending, missed, isJudged, tryAgain, show } = useMending({
    message,
    correction,
    languageCode,
    onMend,
  })
  const { tries, end } = mending
  const ended = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  // Where somebody has just pressed a button that is gone now, they are to find themselves at what it did.
  useEffect(() => {
    if (end && hasActed.current) ended.current?.focus()
  }, [end])
  const panel = useRef<HTMLDivElement>(null)
  // A phone's screen ends soon below a field.
  const rung = isTrying ? tries : undefined
  useEffect(() => {
    if (rung !== undefined) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [rung])
  const act = (does: () => void) => () => {
    hasActed.current = true
    does()
  }

  if (end === 'left') return null
  if (end) {
    const isFound = end === 'self'
    return (
      <p
        ref={ended}
        tabIndex={-1}
        className={isFound ? 'mt-2 flex items-center gap-1.5 text-sm text-leaf-deep outline-none' : 'sr-only'}
      >
        {isFound && <Check size={16} aria-hidden className="shrink-0" />}
        {isFound ? ladder.found : ladder.shown(correction.corrected)}
      </p>
    )
  }
  const showMe = (
    <Button size="sm" variant="secondary" onClick={act(show)}>
      {ladder.showMe}
    </Button>
  )
  const place = { sentence: message.content, languageCode }
  const { reason, letters } = strongerHint(correction, place, ladder)
  return (
    <div
      ref={panel}
      className="mt-2 grid grid-cols-1 gap-2 border-t border-dashed border-leaf pt-2 text-sm text-ink"
    >
      <div className="grid gap-1">
        <p className="flex gap-1.5">
          <Lightbulb size={16} aria-hidden className="mt-0.5 shrink-0 text-leaf-deep" />
          {firstHint(correction, place, ladder)}
        </p>
        {/* There from the start, so that screen readers hear what comes into it. */}
        <div role="status" className="grid gap-1">
          {tries > 0 && (
            <>
              <p className="font-medium">{missed ? ladder.missed[missed] : ladder.missed.other}</p>
              {reason && <p>{reason}</p>}
              {letters && <p>{letters}</p>}
            </>
          )}
        </div>
      </div>
      {isTrying ? (
        <RetryForm
          sentence={message.content}
          correction={correction}
          languageCode={languageCode}
          isJudged={isJudged}
          onTry={(said) => {
            hasActed.current = true
            void tryAgain(said)
          }}
        >
          {showMe}
        </RetryForm>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => setIsTrying(true)}>
            {ladder.tryAgain}
          </Button>
          {showMe}
          <button
            type="button"
            className={quiet}
            onClick={act(() => {
              show()
              onAlwaysShow()
            })}
          >
            {ladder.alwaysShow}
          </button>
        </div>
      )}
    </div>
  )
}
