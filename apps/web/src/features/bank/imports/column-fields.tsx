import { columns, type Column } from '@lingarden/domain/bank-transfer/columns'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { SelectField } from '@/components/ui/select-field'
import { useTexts } from '@/i18n/texts'
import type { OpenedTable } from '../transfer/protocol'
import type { ColumnChoice } from './choose-columns'

interface ColumnFieldsProps {
  table: OpenedTable
  choice: ColumnChoice
  onChoose: (choice: ColumnChoice) => void
  languageCode: LanguageCode
}

/** Columns that there is only one of in a bank. */
const single = new Set<Column>(['word', 'reading', 'seen', 'clicks', 'added', 'source', 'schedule'])
const none = 'none'

/** What each column of a table is for, beside what stands in it first. */
export function ColumnFields({ table, choice, onChoose, languageCode }: ColumnFieldsProps) {
  const imports = useTexts('imports')
  const choose = (place: number, value: string) => {
    const column = columns.find((one) => one === value)
    const others = choice.map((one) => (column && single.has(column) && one === column ? undefined : one))
    onChoose(others.with(place, column))
  }
  return (
    <fieldset className={`${cardClass('md')} min-w-0 p-3`}>
      <legend className={table.name ? 'px-1 text-sm font-medium' : 'sr-only'}>
        {table.name ? imports.noteType(table.name, table.count) : imports.columnsTitle}
      </legend>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {table.columns.map((name, place) => {
          const example = table.samples.map((cells) => cells[place] ?? '').find((cell) => cell.trim() !== '')
          return (
            // Columns may have one name, or none, and never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="grid min-w-0 content-start gap-1">
              <SelectField
                label={name || imports.unnamedColumn(place + 1)}
                value={choice[place] ?? none}
                onChange={(value) => choose(place, value)}
              >
                <option value={none}>{imports.uses.none}</option>
                {columns.map((column) => (
                  <option key={column} value={column}>
                    {imports.uses[column]}
                  </option>
                ))}
              </SelectField>
              <p
                dir="auto"
                lang={choice[place] === 'word' ? languageCode : undefined}
                className="truncate text-sm text-ink-soft"
              >
                {example ?? imports.emptyColumn}
              </p>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
