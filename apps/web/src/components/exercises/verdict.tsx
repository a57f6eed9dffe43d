import { isAccepted, type Judgement } from '@lingarden/domain/exercises/judge-answer'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { CircleCheck, CircleDashed } from '@/icons/icons.ts'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'

interface VerdictProps {
  isRight: boolean
  /** Whether most of what was written is right. */
  isNear?: boolean
  languageCode: LanguageCode
  judgements: readonly Judgement[]
}

/** Whether an answer was right; what was accepted in another spelling is shown as it is written. */
export function Verdict({ isRight, isNear = false, languageCode, judgements }: VerdictProps) {
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
        <ComparedMeanings judgements={judgements} languageCode={languageCode} />
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

/** A real word that was written instead, and the one that was asked for, each with its meaning in the reader's language. */
function ComparedMeanings({ judgements, languageCode }: Pick<VerdictProps, 'judgements' | 'languageCode'>) {
  const common = useTexts('common')
  const [reader] = useInterfaceLanguage()
  const { meanings } = useReaderMeanings(languageCode)
  const other = judgements.find((judgement) => judgement.other?.meaning)?.other
  if (!other) return null
  const told = (word: string, english: string) =>
    reader === 'en' ? english : (meanings?.of(word)?.gloss ?? '')
  const lines = [
    [other.word, told(other.word, other.meaning)],
    [other.answer, told(other.answer, other.answerMeaning)],
  ] as const
  // What is asked for stands above already: it alone tells nothing apart.
  if (lines[0][1] === '') return null
  return (
    <ul className="grid gap-0.5">
      {lines
        .filter(([, meaning]) => meaning !== '')
        .map(([word, meaning]) => (
          <li key={word}>
            <strong lang={languageCode}>{common.labelled(word)}</strong> {meaning}
          </li>
        ))}
    </ul>
  )
}
