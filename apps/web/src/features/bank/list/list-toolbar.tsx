import type { LanguageCode } from '@lingarden/languages/find-language'
import { sortDirections, type SortKey, type WordSort } from '@lingarden/domain/bank/sort-words'
import { SlidersHorizontal } from '@/icons/icons.ts'
import { useId, useState } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { Button } from '@/components/ui/button'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { countFilters, shownAs, writeSort, type ListView, type ShownAs } from './list-address'
import type { AddressChange } from './use-list-view'
import { WordFilters } from './word-filters'

interface ListToolbarProps extends ListView {
  as: ShownAs
  onShowAs: (as: ShownAs) => void
  /** What stands in the field, which may be ahead of what is shown. */
  typed: string
  tags: readonly string[]
  languageCode: LanguageCode
  onType: (text: string) => void
  onChange: (change: AddressChange) => void
  onClear: () => void
}

const orders: readonly WordSort[] = (Object.keys(sortDirections) as SortKey[]).flatMap((key): WordSort[] => [
  { key, direction: sortDirections[key] },
  ...(key === 'strength' || key === 'added'
    ? [{ key, direction: sortDirections[key] === 'asc' ? 'desc' : 'asc' } as const]
    : []),
])

/** Search, garden or list, the filters when they are asked for, and on a phone, where no headings are, the order. */
export function ListToolbar({ typed, filter, sort, tags, languageCode, ...actions }: ListToolbarProps) {
  const { standing, as, onShowAs, onType, onChange, onClear } = actions
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const isMobile = useIsMobile()
  const [isOpen, setIsOpen] = useState(countFilters(filter) > 0)
  const filters = useId()
  const count = countFilters(filter)
  /** How words stand where no order is chosen. */
  const usual = typed.trim() === '' ? 'touched' : 'best'
  const chosen = sort ? writeSort(sort) : usual
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
        <div className="min-w-0 grow basis-full md:basis-0">
          <PinyinField languageCode={languageCode} kind="search">
            <TextField
              label={bank.searchWords}
              type="search"
              maxLength={100}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
          </PinyinField>
        </div>

        {standing === 'planted' && (
          <SegmentedControl
            legend={bankWords.shownAs}
            options={shownAs.map((value) => ({ value, label: bankWords.views[value] }))}
            value={as}
            onChange={onShowAs}
          />
        )}
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={filters}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {count > 0 ? bankWords.filtersSet(count) : bankWords.filters}
        </Button>
        {count > 0 && (
          <Button variant="ghost" onClick={onClear}>
            {bankWords.clearFilters}
          </Button>
        )}
        {isMobile && as === 'list' && (
          <SelectField
            label={bankWords.order}
            isLabelHidden
            value={chosen === usual ? '' : chosen}
            onChange={(order) => onChange({ sort: order })}
          >
            <option value="">{bankWords.orders[usual]}</option>
            {orders
              .map((order) => writeSort(order))
              .filter((order) => order !== usual)
              .map((order) => (
                <option key={order} value={order}>
                  {bankWords.orders[order as keyof typeof bankWords.orders]}
                </option>
              ))}
          </SelectField>
        )}
      </div>
      <div id={filters}>{isOpen && <WordFilters filter={filter} tags={tags} onChange={onChange} />}</div>
    </search>
  )
}
