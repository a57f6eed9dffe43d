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
  marked: number
  hasMore: boolean
  areDigitsTones: boolean
  onPick: (place: number) => void
  onMore: () => void
  onDigitsChange: (areTones: boolean) => void
}

/** The characters that pinyin may stand for, to be tapped or picked by their digit. */
export function CandidateBar(props: CandidateBarProps) {
  const { texts, languageCode, id, candidates, marked, hasMore, areDigitsTones } = props
  const { onPick, onMore, onDigitsChange } = props
  const { pronunciationTag } = languageByCode(languageCode)
  return (
    // The field keeps the focus, and a phone its keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is inside is pressed
    <div
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-15 items-stretch overflow-hidden rounded-md border border-control-line bg-card shadow-sm"
    >
      <div
        id={id}
        role="listbox"
        aria-label={texts.candidates}
        className="flex min-w-0 flex-1 overflow-hidden"
      >
        {candidates.map(({ text, reading }, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are heard by the field, which says which option is active
          <div
            key={text}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === marked}
            onClick={() => onPick(place)}
            className={classNames(
              'grid min-w-11 cursor-pointer content-center justify-items-center px-3 leading-tight',
              // A sentence that is alone on its page takes more than one line where the screen is narrow.
              candidates.length > 1 ? 'shrink-0' : 'py-1 text-center',
              place === marked ? 'bg-leaf-pale text-leaf-deep' : 'hover:bg-sunken',
            )}
          >
            <span lang={pronunciationTag} className="text-xs text-ink-soft">
              {reading}
            </span>
            <span>
              <span
                aria-hidden
                className="mr-1 hidden text-xs text-ink-soft tabular-nums pointer-fine:inline"
              >
                {areDigitsTones && place < 5 ? '' : place + 1}
              </span>
              <span lang={languageCode} className="text-lg">
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
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={areDigitsTones}
        title={texts.digitsAreTones}
        onClick={() => onDigitsChange(!areDigitsTones)}
        className="hidden w-11 shrink-0 place-items-center border-l border-line text-sm aria-pressed:bg-leaf-pale pointer-fine:grid hover:bg-sunken"
      >
        <span lang={pronunciationTag}>ma3</span>
        <span className="sr-only">{texts.digitsAreTones}</span>
      </button>
    </div>
  )
}
