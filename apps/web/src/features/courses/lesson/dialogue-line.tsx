import type { DialogueLine as Line } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { classNames } from '@/components/ui/class-names'
import { SentenceHelp } from '@/components/sentences/sentence-help'
import { HearButton } from '@/components/speech/hear-button'
import { PractiseButton } from '@/components/speaking/practise-button'
import { WordText } from '@/components/words/word-text'
import { useReadName } from './use-read-name'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface DialogueLineProps {
  line: Line
  languageCode: LanguageCode
  /** Which speaker it is in the order in which they first speak, from 0. */
  voice: number
  isTranslated: boolean
  onLookUp: (word: string, sentence: string) => void
}

/** Each speaker has a look of their own; the name beside it says the same. */
const looks = [
  'bg-leaf-pale text-leaf-deep',
  'bg-blossom-pale text-blossom',
  'bg-soil text-ink',
  'bg-sunken text-rain',
]

/** What somebody says in a dialogue: to be heard, read, looked up and said. */
export function DialogueLine({ line, languageCode, voice, isTranslated, onLookUp }: DialogueLineProps) {
  const meaningsIn = useMeaningsIn()
  const { speaker, text, translation, readings } = line
  const name = useReadName(speaker, languageCode)
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <span
        aria-hidden
        lang={languageCode}
        className={classNames(
          'grid size-10 place-items-center rounded-full font-display text-base',
          looks[voice % looks.length],
        )}
      >
        {[...speaker][0]}
      </span>
      <div className="grid gap-1">
        <div className="flex items-center justify-between gap-2">
          <p lang={languageCode} className="text-sm text-ink-soft">
            {name}
          </p>
          <PractiseButton
            text={text}
            languageCode={languageCode}
            className="inline-flex min-h-7 items-center gap-1 rounded-sm px-2 text-xs text-ink-soft hover:bg-sunken hover:text-ink"
          />
        </div>
        <p className="flex items-start gap-1 text-chat">
          <span className="pt-1.5">
            <WordText onLookUp={onLookUp} text={text} languageCode={languageCode} readings={readings} />
          </span>
          <HearButton text={text} languageCode={languageCode} />
        </p>
        {isTranslated && (
          <p lang={meaningsIn} className="text-sm text-ink-soft">
            {translation}
          </p>
        )}
        {/* The translation of the whole dialogue is asked for above it. */}
        <SentenceHelp text={text} languageCode={languageCode} isTranslated />
      </div>
    </li>
  )
}
