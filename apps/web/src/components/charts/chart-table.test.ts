import { expect, it } from 'vitest'
import { writeChartCsv } from './chart-table'

it('a table becomes a CSV file that spreadsheets read as it is meant', () => {
  const csv = writeChartCsv({
    columns: ['Day', 'Minutes'],
    rows: [
      ['2026-03-01', 12.5],
      ['said "ten", maybe', 0],
      ['=1+1', -2],
      ['学习', 3],
    ],
  })
  expect(csv).toBe(
    '\u{feff}Day,Minutes\r\n2026-03-01,12.5\r\n"said ""ten"", maybe",0\r\n\'=1+1,-2\r\n学习,3\r\n',
  )
})

it('days are written in a file as ISO 8601 writes them, whatever the table calls them', () => {
  const csv = writeChartCsv({
    columns: ['Day', 'Words'],
    rows: [
      ['22 Nov 2026', 3],
      ['16 – 21 Nov 2026', 12],
    ],
    days: ['2026-11-22', '2026-11-16/2026-11-21'],
  })
  expect(csv).toBe('\u{feff}Day,Words\r\n2026-11-22,3\r\n2026-11-16/2026-11-21,12\r\n')
})
