import type { SortKey, WordSort } from '@lingarden/domain/bank/sort-words'
import { ArrowDown, ArrowUp } from '@/icons/icons.ts'
import { useTexts } from '@/i18n/texts'
import { pressSort, writeSort } from './list-address'
import { gridColumns } from './grid-columns'

interface GridHeaderProps {
  sort: WordSort | undefined
  /** Whether all listed words are picked, or some of them. */
  picked: 'all' | 'some' | 'none'
  /** Words that were only met are due at no time; the press that plants them stands there. */
  isMet: boolean
  onSort: (sort: string) => void
  onPickAll: () => void
}

/** The headings of the table: each sorts by what stands below it. */
export function GridHeader({ sort, picked, isMet, onSort, onPickAll }: GridHeaderProps) {
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const heading = (key: SortKey, label: string) => {
    const direction = sort?.key === key ? sort.direction : undefined
    const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
    return (
      <div
        role="columnheader"
        aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
      >
        <button
          type="button"
          className="inline-flex min-h-8 items-center gap-1 rounded-sm font-medium hover:text-ink"
          onClick={() => onSort(writeSort(pressSort(sort, key)))}
        >
          {label}
          <Arrow size={14} aria-hidden className={direction === undefined ? 'opacity-0' : ''} />
        </button>
      </div>
    )
  }
  return (
    <div role="rowgroup">
      <div
        role="row"
        aria-rowindex={1}
        className={`${gridColumns} border-b border-line px-3 py-1 text-sm text-ink-soft`}
      >
        <div role="columnheader" className="grid place-items-center">
          <input
            type="checkbox"
            aria-label={bankWords.pickAll}
            checked={picked === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = picked === 'some'
            }}
            onChange={onPickAll}
            className="size-5 accent-leaf"
          />
        </div>
        {heading('strength', bank.strength)}
        {heading('term', bank.word)}
        <div role="columnheader" className="font-medium">
          {bank.meaning}
        </div>
        {isMet ? (
          <div role="columnheader">
            <span className="sr-only">{bankWords.plant}</span>
          </div>
        ) : (
          heading('due', bankWords.due)
        )}
        {heading('added', bankWords.added)}
        <div role="columnheader">
          <span className="sr-only">{bank.actions}</span>
        </div>
      </div>
    </div>
  )
}
