import { cardClass } from '@/components/ui/card-class'
import { Download } from '@/icons/icons.ts'
import { useId, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { writeChartCsv, type ChartTable } from './chart-table'
import { DataTable } from './data-table'
import { drawPng } from './draw-png'
import { saveFile } from '@/lib/save-file'
import { useHints } from './use-hints'
import { useWidth } from './use-width'

interface ChartFrameProps {
  title: string
  /** What the chart says, in a sentence or two. */
  summary: string
  table: ChartTable
  /** Name of a saved file, without its ending. */
  fileName: string
  /** Whether there is nothing to draw; then the summary says so alone. */
  isEmpty?: boolean
  /** Draws the chart at a width in pixels. */
  children: (width: number) => ReactNode
  /** What the colours mean, and such. */
  legend?: ReactNode
}

/** A chart with its summary, its numbers as a table, and both as files. */
export function ChartFrame({
  title,
  summary,
  table,
  fileName,
  isEmpty = false,
  children,
  legend,
}: ChartFrameProps) {
  const charts = useTexts('charts')
  const id = useId()
  const [frame, width] = useWidth<HTMLDivElement>()
  const drawing = useRef<HTMLDivElement>(null)
  const meanings = useRef<HTMLDivElement>(null)
  const { hint, handlers } = useHints()

  async function savePicture() {
    const chart = drawing.current?.querySelector('svg')
    if (!chart) return
    try {
      saveFile(await drawPng(chart, title, meanings.current), `${fileName}.png`)
    } catch (cause) {
      logError('The chart could not be drawn as a picture', cause)
      showToast({ title: charts.pictureFailed, variant: 'destructive' })
    }
  }
  const saveTable = () =>
    saveFile(new Blob([writeChartCsv(table)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`)

  return (
    <section aria-labelledby={id} className={`${cardClass()} grid min-w-0 content-start gap-3 p-5`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {!isEmpty && (
          <div className="flex gap-1 text-ink-soft">
            <Button variant="ghost" size="sm" aria-label={charts.saveTable(title)} onClick={saveTable}>
              <Download size={14} aria-hidden />
              CSV
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={charts.savePicture(title)}
              onClick={() => void savePicture()}
            >
              <Download size={14} aria-hidden />
              PNG
            </Button>
          </div>
        )}
      </div>
      <p className="text-ink-soft">{summary}</p>
      <div ref={frame} className="min-w-0">
        {isEmpty ? null : (
          <div
            ref={drawing}
            role="group"
            aria-label={charts.parts(title)}
            aria-describedby={`${id}-hint`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys lead from part to part
            tabIndex={0}
            className="rounded-sm [&_[data-chosen]]:stroke-ink"
            {...handlers}
          >
            {width > 0 && children(width)}
          </div>
        )}
        {!isEmpty && (
          <p id={`${id}-hint`} aria-live="polite" className="min-h-5 pt-1 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {!isEmpty && legend && <div ref={meanings}>{legend}</div>}
      {!isEmpty && <DataTable title={title} table={table} />}
    </section>
  )
}
