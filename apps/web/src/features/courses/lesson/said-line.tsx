import type { DialogueLine } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { classNames } from '@/components/ui/class-names'
import { WordText } from '@/components/words/word-text'
import { useReadName } from './use-read-name'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface SaidLineProps {
  line: DialogueLine
  languageCode: LanguageCode
  /** Whether it is the learner's own. */
  isOwn?: boolean
  /** Whether something has been said since. */
  isPast?: boolean
  onLookUp: (word: string, sentence: string) => void
}

/** What was said in the talk; the newest of the others stands largest. */
export function SaidLine({ line, languageCode, isOwn = false, isPast = false, onLookUp }: SaidLineProps) {
  const meaningsIn = useMeaningsIn()
  const { speaker, text, translation, readings } = line
  const name = useReadName(speaker, languageCode)
  const words = <WordText onLookUp={onLookUp} text={text} languageCode={languageCode} readings={readings} />
  if (isOwn)
    return (
      <li className="flex justify-end">
        <p className="max-w-[85%] rounded-[20px_20px_6px_20px] bg-leaf-pale px-4.5 py-2.5 text-chat">
          {words}
        </p>
      </li>
    )
  return (
    <li className="grid gap-0.5">
      <p lang={languageCode} className="text-sm text-ink-soft">
        {name}
      </p>
      <div className="flex items-start gap-1">
        <p className={classNames('font-display font-medium', isPast ? 'text-chat' : 'text-xl leading-snug')}>
          {words}
        </p>
        <HearButton text={text} languageCode={languageCode} />
      </div>
      <p lang={meaningsIn} className="text-ink-soft">
        {translation}
      </p>
    </li>
  )
}
