import { useState } from 'react'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import type { ChartTable } from './chart-table'

/** The numbers of a chart, folded away until they are asked for. */
export function DataTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  const charts = useTexts('charts')
  const format = useNumberFormat()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit py-1 text-sm text-leaf underline">{charts.asTable}</summary>
      {/* A year of rows is built for who opens it. */}
      {isOpen && (
        <div
          role="region"
          aria-label={charts.tableOf(title)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={0}
          className="mt-2 max-h-72 overflow-auto rounded-sm bg-sunken"
        >
          <table className="w-full text-left text-sm tabular-nums">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="px-3 py-1 font-normal">
                    {name}
                  </th>
                  {cells.map((cell, place) => (
                    <td key={columns[place + 1]} className="px-3 py-1">
                      {typeof cell === 'number' ? format(cell, { maximumFractionDigits: 1 }) : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
