import type { FirstFrame } from '@lingarden/languages/first-talk'
import { frameStart } from '@lingarden/domain/first-talk/in-frame'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { useState, type ReactNode, type Ref } from 'react'
import { CandidateField } from '@/components/pinyin/candidate-field'
import { openFirstWords } from '@/components/pinyin/first-words'
import { useTalk } from './talk-context'

interface SentenceFieldProps {
  frame: FirstFrame
  label: string
  value: string
  problem?: string | undefined
  /** Whether what is typed may be characters. */
  isTyped?: boolean
  ref?: Ref<HTMLInputElement>
  onChange: (value: string) => void
}

/** The learner's sentence with one gap to write in. */
export function SentenceField(props: SentenceFieldProps) {
  const { frame, label, value, problem, isTyped = false, ref, onChange } = props
  const { language } = useTalk()
  const field = (
    <input
      ref={ref}
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? 'first-problem' : undefined}
      lang={language.languageCode}
      value={value}
      maxLength={120}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="send"
      onChange={(event) => onChange(event.target.value)}
      className="field-sizing-content max-w-[calc(100%-1ch)] min-w-[4.5em] rounded-t-sm border-b-[2.5px] border-leaf bg-leaf-pale px-1.5 text-center -outline-offset-2"
    />
  )
  const card = (
    <FrameCard
      frame={{ ...frame, before: frameStart(frame, value) }}
      note={
        problem && (
          <p id="first-problem" role="alert" className="text-sm text-thorn">
            {problem}
          </p>
        )
      }
    >
      {field}
    </FrameCard>
  )
  return isTyped ? <Candidates>{card}</Candidates> : card
}

interface FrameCardProps {
  frame: FirstFrame
  /** What is to be said of it. */
  note?: ReactNode
  children: ReactNode
}

/** The card with the sentence around whatever stands in its gap. */
export function FrameCard({ frame, note, children }: FrameCardProps) {
  const { language, reader } = useTalk()
  return (
    <div className="grid grid-cols-1 gap-1 rounded-lg border-[1.5px] border-line bg-card p-4.5">
      <p lang={language.languageCode} className="text-[24px] leading-[1.6] wrap-anywhere lg:text-[30px]">
        {frame.before}
        {children}
        {frame.after}
      </p>
      <p className="text-ink-soft">
        {frame.reading && <span className="block">{frame.reading}</span>}
        {frame.means[reader]}
      </p>
      {note}
    </div>
  )
}

/** A row of the characters that the letters may stand for. */
function Candidates({ children }: { children: ReactNode }) {
  const { language, texts } = useTalk()
  const { typing } = wordRulesOf(language.tag)
  const [source] = useState(() => typing && openFirstWords(typing))
  if (!typing) return children
  return (
    <CandidateField
      texts={texts.pinyin}
      languageCode={language.languageCode}
      findRun={typing.findRun}
      source={source}
      kind="message"
    >
      {children}
    </CandidateField>
  )
}
