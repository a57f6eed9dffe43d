import { isAccepted, type Judgement } from '@lingarden/domain/exercises/judge-answer'
import { CircleCheck, CircleDashed } from '@/icons/icons.ts'
import { useTexts } from '@/i18n/texts'

interface VerdictProps {
  isRight: boolean
  /** Whether most of what was written is right. */
  isNear?: boolean
  judgements: readonly Judgement[]
}

/** Whether an answer was right; what was accepted in another spelling is shown as it is written. */
export function Verdict({ isRight, isNear = false, judgements }: VerdictProps) {
  const texts = useTexts('exercises')
  if (!isRight) {
    return (
      <>
        <p className="flex items-center gap-2 font-display text-lg font-semibold">
          <CircleDashed size={18} className="shrink-0 text-thorn" aria-hidden />
          {judgements.some(({ verdict }) => verdict === 'form')
            ? texts.otherForm
            : isNear
              ? texts.nearly
              : texts.wrong}
        </p>
        <ComparedMeanings judgements={judgements} />
      </>
    )
  }
  return (
    <p className="flex items-center gap-2 font-display text-lg font-semibold text-leaf-deep">
      <CircleCheck size={18} className="shrink-0" aria-hidden />
      <Accepted judgements={judgements} />
    </p>
  )
}

/** What of an accepted answer is to be seen: the first that was not right to the letter. */
function Accepted({ judgements }: { judgements: readonly Judgement[] }) {
  const texts = useTexts('exercises')
  const near = judgements.find((judgement) => isAccepted(judgement) && judgement.verdict !== 'right')
  if (near?.verdict === 'accent') return texts.rightAccents(near.answer)
  if (near?.verdict === 'typo') return texts.rightSpelling(near.answer)
  if (near?.verdict === 'sound') return texts.rightSound(near.answer)
  if (near?.verdict === 'tone') return texts.rightTones(near.reading ?? '', near.answer)
  return near?.verdict === 'homophone' ? texts.rightHomophone(near.answer) : texts.right
}

/** A real word that was written instead, and the one that was asked for, each with its meaning. */
function ComparedMeanings({ judgements }: { judgements: readonly Judgement[] }) {
  const other = judgements.find((judgement) => judgement.other?.meaning)?.other
  if (!other) return null
  const lines = [
    [other.word, other.meaning],
    [other.answer, other.answerMeaning],
  ].filter(([, meaning]) => meaning !== '')
  return (
    <ul className="grid gap-0.5">
      {lines.map(([word, meaning]) => (
        <li key={word}>
          <strong>{word}</strong>: <span lang="en">{meaning}</span>
        </li>
      ))}
    </ul>
  )
}
