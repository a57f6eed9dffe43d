import type { MistakeCount } from '@lingarden/database/rows/mistake-count'
import { mistakeCategories } from '@lingarden/domain/mistakes/mistake-category'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { SlidersHorizontal } from '@/icons/icons.ts'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { stateFilters, type MistakeFilter, type StateFilter } from '../../../lib/mistakes/kept-mistake'

interface MistakeFiltersProps {
  filter: MistakeFilter
  /** Undefined while they are not known. */
  counts: readonly MistakeCount[] | undefined
  onChange: (changes: Readonly<Record<string, string>>) => void
}

/** What of the mistakes is shown; on a phone folded, so that the mistakes begin where one looks. */
export function MistakeFilters(props: MistakeFiltersProps) {
  const mistakes = useTexts('mistakes')
  const isPhone = useIsMobile()
  const { kind, state } = props.filter
  const chosen = Number(kind !== 'all') + Number(state !== 'open')
  const [isOpen, setIsOpen] = useState(chosen > 0)
  const choices = useId()
  if (!isPhone) return <Choices {...props} />
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        {mistakes.filters(chosen)}
      </Button>
      <div id={choices}>{isOpen && <Choices {...props} />}</div>
    </div>
  )
}

/** Of which language, kind and state, each choice with how many there are. */
function Choices({ filter, counts, onChange }: MistakeFiltersProps) {
  const mistakes = useTexts('mistakes')
  const { languageCode, kind, state } = filter
  const numbers = countsOf(counts, filter)
  const named = (name: string, count: number | undefined) =>
    count === undefined ? name : mistakes.counted(name, count)
  const kinds = mistakeCategories.filter((one) => one === kind || !numbers || numbers.kind(one) > 0)
  return (
    <div className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
      <SelectField
        label={mistakes.language}
        value={languageCode}
        onChange={(language) => onChange({ language, kind: 'all' })}
      >
        {supportedLanguages.map((one) => (
          <option key={one.tag} value={one.languageCode}>
            {named(languageTitle(one), numbers?.language(one.languageCode))}
          </option>
        ))}
      </SelectField>
      <SelectField label={mistakes.kind} value={kind} onChange={(chosen) => onChange({ kind: chosen })}>
        <option value="all">{mistakes.allKinds}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {named(mistakes.kinds[one], numbers?.kind(one))}
          </option>
        ))}
      </SelectField>
      <SelectField label={mistakes.state} value={state} onChange={(chosen) => onChange({ state: chosen })}>
        {stateFilters.map((one) => (
          <option key={one} value={one}>
            {named(mistakes.states[one], numbers?.state(one))}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const isIn = (state: StateFilter, stage: string): boolean =>
  state === 'all' || (state === 'open' ? stage !== 'grown' : state === stage)

/** How many mistakes each choice would show beside the other choices. */
function countsOf(counts: readonly MistakeCount[] | undefined, { languageCode, kind, state }: MistakeFilter) {
  if (!counts) return undefined
  const sum = (fits: (one: MistakeCount) => boolean) =>
    counts.filter(fits).reduce((total, { mistakes }) => total + mistakes, 0)
  const isOwn = (one: MistakeCount) => one.language_code === languageCode
  return {
    language: (code: string) => sum((one) => one.language_code === code && isIn(state, one.stage)),
    kind: (name: string) => sum((one) => isOwn(one) && one.category === name && isIn(state, one.stage)),
    state: (name: StateFilter) =>
      sum((one) => isOwn(one) && (kind === 'all' || one.category === kind) && isIn(name, one.stage)),
    /** What the choices together show. */
    shown: sum((one) => isOwn(one) && (kind === 'all' || one.category === kind) && isIn(state, one.stage)),
  }
}

/** How many mistakes a filter lets through; undefined while that is not known. */
export const shownBy = (
  counts: readonly MistakeCount[] | undefined,
  filter: MistakeFilter,
): number | undefined => countsOf(counts, filter)?.shown
