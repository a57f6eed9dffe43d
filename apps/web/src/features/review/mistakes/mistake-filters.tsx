import type { MistakeCount } from '@lingarden/database/rows/mistake-count'
import { mistakeCategories } from '@lingarden/domain/mistakes/mistake-category'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { SelectField } from '@/components/ui/select-field'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { stateFilters, type MistakeFilter, type StateFilter } from '../../../lib/mistakes/kept-mistake'

interface MistakeFiltersProps {
  filter: MistakeFilter
  /** Undefined while they are not known. */
  counts: readonly MistakeCount[] | undefined
  onChange: (changes: Readonly<Record<string, string>>) => void
}

/** Of which language, kind and state mistakes are shown, each choice with how many there are. */
export function MistakeFilters({ filter, counts, onChange }: MistakeFiltersProps) {
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
