import type { Browser, Page } from '@playwright/test'

/** The longest of the page's tasks, in milliseconds. */
export interface LongestTask {
  /** By the clock: while others use the machine, longer than the task itself is. */
  elapsed: number
  /** Of the processor. */
  used: number
}

/** What a browser's trace says of a task and of a thread; times are microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** Milliseconds that the page is left to end what was begun. */
const settling = 1000

/** Does something in the page and finds the longest task of the page's own thread meanwhile. */
export async function traceLongestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<LongestTask> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  await page.waitForTimeout(settling)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[]
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    (event) => event.name.endsWith('RunTask') && pageThreads.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page')
  const longest = (key: 'dur' | 'tdur') =>
    tasks.reduce((most, task) => Math.max(most, task[key] ?? 0), 0) / 1000
  return { elapsed: longest('dur'), used: longest('tdur') }
}
