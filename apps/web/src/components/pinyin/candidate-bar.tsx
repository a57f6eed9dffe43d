import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { Candidate } from '@lingarden/languages/rules/typing-rules'
import { ChevronRight } from '@/icons/icons.ts'
import { classNames } from '@/components/ui/class-names'
import type { PinyinTexts } from '@/i18n/en/pinyin'

interface CandidateBarProps {
  texts: PinyinTexts
  languageCode: LanguageCode
  /** Of the listbox; its options are `${id}-0` and so on. */
  id: string
  candidates: readonly Candidate[]
  /** Below zero where none is. */
  marked: number
  hasMore: boolean
  /** Whether all stand in one line that is scrolled. */
  isOneLine: boolean
  /** The first digit that is the place of one of them rather than a tone; 10 where none is. */
  firstDigit: number
  onPick: (place: number) => void
  onMore: () => void
}

/** On a narrow screen the line is scrolled, and a touch keyboard leaves little of the page. */
const bringIntoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' })

/** The characters that pinyin may stand for, to be tapped or picked by their digit. */
export function CandidateBar(props: CandidateBarProps) {
  const { texts, languageCode, id, candidates, marked, hasMore, isOneLine, firstDigit, onPick, onMore } =
    props
  const { pronunciationTag } = languageByCode(languageCode)
  return (
    // The field keeps the focus, and a phone its keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is inside is pressed
    <div
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-12 items-stretch overflow-hidden rounded-[14px] border border-line bg-card text-left shadow-float"
    >
      <div
        id={id}
        role="listbox"
        aria-label={texts.candidates}
        // What scrolls must be reached by keys, too.
        tabIndex={isOneLine ? 0 : undefined}
        className="flex min-w-0 flex-1 [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {candidates.map(({ text, reading }, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are heard by the field, which says which option is active
          <div
            key={text}
            ref={place === Math.max(0, marked) ? bringIntoView : undefined}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === marked}
            onClick={() => onPick(place)}
            className={classNames(
              'flex min-w-12 cursor-pointer items-end gap-1 px-3 py-1 pointer-coarse:px-3.5',
              // A sentence that is alone on its page takes more than one line where the screen is narrow.
              candidates.length > 1 ? 'shrink-0 whitespace-nowrap' : 'min-w-0',
              place === marked
                ? // Colours that a system forces upon the page leave an outline alone.
                  'bg-leaf-pale text-leaf-deep outline-2 -outline-offset-2 outline-transparent'
                : 'hover:bg-sunken',
            )}
          >
            {place + 1 >= firstDigit && (
              <span
                aria-hidden
                className="hidden pb-0.5 text-xs text-ink-soft tabular-nums pointer-fine:inline"
              >
                {place + 1}
              </span>
            )}
            <span className="grid min-w-0">
              <span lang={pronunciationTag} className="text-xs leading-tight text-ink-soft">
                {reading}
              </span>
              <span lang={languageCode} className="text-lg leading-tight">
                {text}
              </span>
            </span>
          </div>
        ))}
      </div>
      {hasMore && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.moreCandidates}
          onClick={onMore}
          className="grid w-11 shrink-0 place-items-center border-l border-line hover:bg-sunken"
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      )}
    </div>
  )
}
