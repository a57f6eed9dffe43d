import type { Judgement } from '@lingarden/domain/exercises/judge-answer'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTexts } from '@/i18n/texts'

/** Whether an answer was right; what was accepted with accents or a letter amiss is shown as it is written. */
export function Verdict({ isRight, judgements }: { isRight: boolean; judgements: readonly Judgement[] }) {
  const { exercises: texts } = useTexts()
  const slip = judgements.find(({ verdict }) => verdict === 'accent' || verdict === 'typo')
  if (!isRight) {
    return (
      <p className="flex items-center gap-2 font-medium">
        <CircleDashed size={18} className="shrink-0 text-thorn" aria-hidden />
        {judgements.some(({ verdict }) => verdict === 'form') ? texts.otherForm : texts.wrong}
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2 font-medium text-leaf-deep">
      <CircleCheck size={18} className="shrink-0" aria-hidden />
      {!slip && texts.right}
      {slip?.verdict === 'accent' && texts.rightAccents(slip.answer)}
      {slip?.verdict === 'typo' && texts.rightSpelling(slip.answer)}
    </p>
  )
}
