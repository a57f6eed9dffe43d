import { findLanguage, supportedLanguages } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { ranges, type Filter } from './use-filter'

interface FiltersProps {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

/** Which language, or all of them, and how far back. */
export function Filters({ filter, onChange }: FiltersProps) {
  const analytics = useTexts('analytics')
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={analytics.language}
        value={filter.choice ?? ''}
        onChange={(value) => {
          const choice = value === 'all' ? value : findLanguage(value)?.languageCode
          if (choice) onChange({ choice })
        }}
      >
        <option value="all">{analytics.allLanguages}</option>
        {supportedLanguages.map(({ languageCode, names }) => (
          <option key={languageCode} value={languageCode}>
            {languageTitle({ names })}
          </option>
        ))}
      </Select>
      <Select
        label={analytics.range}
        value={String(filter.days)}
        onChange={(value) => {
          const days = ranges.find((range) => String(range) === value)
          if (days) onChange({ days })
        }}
      >
        {ranges.map((days) => (
          <option key={days} value={days}>
            {analytics.ranges[days]}
          </option>
        ))}
      </Select>
    </div>
  )
}

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="flex items-center gap-2 text-sm font-medium">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 rounded-sm border border-control-line bg-card px-2 text-base font-normal"
      >
        {children}
      </select>
    </label>
  )
}
