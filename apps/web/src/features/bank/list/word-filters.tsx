import { addedFilters, dueFilters, type WordFilter } from '@lingarden/domain/bank/filter-words'
import { plantStages } from '@lingarden/domain/plants/plant-stage'
import { wordSources } from '@lingarden/domain/word-bank'
import { SelectField } from '@/components/ui/select-field'
import { useTexts } from '@/i18n/texts'
import type { AddressChange } from './use-list-view'

interface WordFiltersProps {
  filter: WordFilter
  /** The tags that the bank has, the most used first. */
  tags: readonly string[]
  onChange: (change: AddressChange) => void
}

/** What of the bank is shown: by strength, tag, when it is due, when and from where it came. */
export function WordFilters({ filter, tags, onChange }: WordFiltersProps) {
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const { strengths, dueTimes, addedTimes, sources } = bankWords
  const all = <option value="">{bankWords.any}</option>
  const shownTags = filter.tag === undefined || tags.includes(filter.tag) ? tags : [filter.tag, ...tags]
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 rounded-md bg-sunken px-4 py-3.5 sm:grid-cols-3 lg:grid-cols-5">
      <legend className="sr-only">{bankWords.filters}</legend>
      <SelectField
        label={bank.strength}
        value={filter.strength ?? ''}
        onChange={(strength) => onChange({ strength })}
      >
        {all}
        <optgroup label={bankWords.byStrength}>
          <option value="weak">{bank.weak}</option>
          <option value="medium">{bank.medium}</option>
          <option value="strong">{bank.strong}</option>
        </optgroup>
        <optgroup label={bankWords.byPlant}>
          {plantStages.map((stage) => (
            <option key={stage} value={stage}>
              {strengths[stage]}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField label={bankWords.tag} value={filter.tag ?? ''} onChange={(tag) => onChange({ tag })}>
        {all}
        {shownTags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </SelectField>
      <SelectField label={bankWords.due} value={filter.due ?? ''} onChange={(due) => onChange({ due })}>
        {all}
        {dueFilters.map((due) => (
          <option key={due} value={due}>
            {dueTimes[due]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={bankWords.added}
        value={filter.added ?? ''}
        onChange={(added) => onChange({ added })}
      >
        {all}
        {addedFilters.map((added) => (
          <option key={added} value={added}>
            {addedTimes[added]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={bankWords.source}
        value={filter.source ?? ''}
        onChange={(source) => onChange({ source })}
      >
        {all}
        {wordSources.map((source) => (
          <option key={source} value={source}>
            {sources[source]}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
