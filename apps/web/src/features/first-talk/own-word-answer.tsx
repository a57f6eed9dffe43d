import type { FirstWord } from '@lingarden/languages/first-talk'
import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { inFrame } from '@lingarden/domain/first-talk/in-frame'
import { readGap } from '@lingarden/domain/first-talk/read-gap'
import { useEffect, useState } from 'react'
import { Pencil } from '@/icons/icons.ts'
import { Chip, chipClass } from './chip'
import { checkOwn, prepareOwnCheck } from './check-own'
import { SendForm } from './send-form'
import { FrameCard, SentenceField } from './sentence-field'
import { SpokenText } from './spoken-text'
import { useTalk } from './talk-context'

/** A sentence whose marked word the learner changes: to one that is offered, or to one of their own. */
export function OwnWordAnswer({ onAnswer }: { onAnswer: (answer: FirstAnswer) => void }) {
  const { texts, talk, language, reader } = useTalk()
  const { frame, words } = talk.own
  // The word with which nearly everybody's first sentence needs mending stands there first.
  const [picked, setPicked] = useState<FirstWord | undefined>(
    () => words.find(({ isSlip }) => isSlip) ?? words[0],
  )
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => prepareOwnCheck(language.tag, reader), [language.tag, reader])

  const send = async () => {
    if (picked) return onAnswer({ step: 'own', text: picked.text, corrections: [] })
    const text = readGap(value, frame)
    if (text === undefined) return setProblem(texts.needsWord)
    setIsBusy(true)
    const corrections = await checkOwn(inFrame(frame, text), language.tag, reader)
    onAnswer({ step: 'own', text, corrections })
  }
  return (
    <SendForm ask={texts.change} busy={isBusy} onSend={() => void send()}>
      {picked ? (
        <FrameCard frame={frame}>
          <mark className="rounded-t-sm border-b-[2.5px] border-leaf bg-leaf-pale px-1.5 text-inherit">
            <SpokenText {...picked} />
          </mark>
        </FrameCard>
      ) : (
        <SentenceField
          ref={(field) => field?.focus({ preventScroll: true })}
          frame={frame}
          label={texts.yourWord}
          value={value}
          problem={problem}
          isTyped
          onChange={setValue}
        />
      )}
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {words.map((word) => (
          <Chip key={word.text} line={word} isPressed={word === picked} onPick={() => setPicked(word)} />
        ))}
        <button
          type="button"
          aria-pressed={picked === undefined}
          onClick={() => setPicked(undefined)}
          className={chipClass}
        >
          <Pencil size={20} aria-hidden />
          <span className="text-sm text-ink-soft">{texts.yourWord}</span>
        </button>
      </div>
    </SendForm>
  )
}
