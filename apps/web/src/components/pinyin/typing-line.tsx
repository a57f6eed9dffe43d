import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { Candidate } from '@lingarden/languages/rules/typing-rules'
import { Check } from '@/icons/icons.ts'
import type { PinyinTexts } from '@/i18n/en/pinyin'
import { changeTypingHabits, useTypingHabits } from './typing-habits'

interface TypingLineProps {
  texts: PinyinTexts
  languageCode: LanguageCode
  marked: Candidate | undefined
  /** Whether letters stand there that are no pinyin. */
  isUnknown: boolean
  /** Whether it has the short texts, which take one line on a phone, so that nothing above it moves. */
  isShort: boolean
}

const toggleClass =
  'relative min-h-6 rounded-full border border-control-line px-2.5 text-xs leading-none whitespace-nowrap ' +
  // A finger needs more than is drawn.
  'after:absolute after:-inset-x-1 after:-inset-y-2.5 ' +
  'aria-pressed:border-leaf aria-pressed:bg-leaf-pale aria-pressed:text-leaf-deep hover:bg-sunken [&[aria-pressed=false]_svg]:hidden'

/** The line under a field: how to type, how the marked characters are read, and how much of it somebody wants. */
export function TypingLine(props: TypingLineProps) {
  const { texts, languageCode, marked, isUnknown, isShort } = props
  const { pronunciationTag } = languageByCode(languageCode)
  const { isOffered, digitsAreTones } = useTypingHabits()
  const howTo = isShort ? texts.pinyinShort : texts.pinyinHint
  const unknown = isShort ? texts.noCharactersShort : texts.noCharacters
  const idle = isOffered ? howTo : texts.notOffered
  return (
    <div className="flex min-h-6 items-start justify-between gap-3 text-sm text-ink-soft">
      <p className="grid min-w-0 *:col-start-1 *:row-start-1">
        {/* The line is as high with a word marked as without: a button that moved with it would slip from under a finger. */}
        {(marked !== undefined || isUnknown) && <span className="invisible">{idle}</span>}
        {marked ? (
          <span aria-hidden className="truncate">
            <span lang={pronunciationTag}>{marked.reading}</span> ·{' '}
            <span lang={languageCode}>{marked.text}</span>
          </span>
        ) : (
          <span>{isUnknown ? unknown : idle}</span>
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field keeps the focus */}
      <div onMouseDown={(event) => event.preventDefault()} className="flex shrink-0 gap-2 pt-px">
        {isOffered && (
          <button
            type="button"
            aria-pressed={digitsAreTones}
            title={texts.digitsAreTones}
            onClick={() => changeTypingHabits({ digitsAreTones: !digitsAreTones })}
            className={`${toggleClass} hidden pointer-fine:block`}
          >
            <Tick />
            <span lang={pronunciationTag}>ma3</span> <span className="sr-only">{texts.digitsAreTones}</span>
          </button>
        )}
        <button
          type="button"
          aria-pressed={isOffered}
          aria-label={texts.offerCharacters}
          title={texts.offerCharacters}
          onClick={() => changeTypingHabits({ isOffered: !isOffered })}
          className={toggleClass}
        >
          <Tick />
          {texts.characters}
        </button>
      </div>
    </div>
  )
}

/** Says what is on where colours do not. */
const Tick = () => <Check size={12} aria-hidden className="-ml-0.5 mr-1 inline" />
