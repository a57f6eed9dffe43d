// Reads of a year of days, as the dashboard and analytics ask for them, on PostgreSQL with 10 million rows:
// node scripts/bench/day-history.ts [--rows 10000000]. Its own command: filling the table takes a minute or more.
import { parseArgs } from 'node:util'
import { milliseconds, p95, type Figure } from './figure.ts'
import { runScript } from './run-script.ts'
import { startScratchServer } from './scratch-server.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } })
const rows = Number(values.rows)
/** What a learner of three languages leaves in a year. */
const rowsALearner = 3 * 365
const reads = 300

const server = await startScratchServer()

/** The id of a learner by number, the same here and in the statements. */
const idSql = (number: string) => `md5('learner ' || ${number})::uuid`

async function fill(learners: number): Promise<void> {
  await runScript(
    server.location,
    `-- Nobody signs up: foreign keys to accounts are not checked while this lasts.
    set local session_replication_role = replica;
    insert into public.daily_analytics_history (user_id, date, language_code, words_added, practice_time_seconds)
      select ${idSql('learner')}, date '2026-11-21' - day, language, array['uno', 'dos', 'tres'], day % 1800
      from generate_series(0, 364) as day,
        unnest(array['zh-CN', 'es-ES', 'fr-FR']) as language,
        generate_series(1, ${learners}) as learner`,
  )
  await runScript(server.location, 'analyze public.daily_analytics_history')
}

/** A year of one learner in one language, under row level security, in milliseconds. */
async function readYear(learner: number): Promise<number> {
  const { database } = server.backend
  const [account] = await database.query(`select ${idSql('$1::integer')} as id`, [learner])
  const id = String(account?.['id'])
  const start = performance.now()
  const days = await database.query(
    `select date, words_added, practice_time_seconds, words_by_stage, updated_at
      from public.daily_analytics_history
      where user_id = $1 and language_code = 'es-ES' and date >= '2025-11-22' and date <= '2026-11-21'
      order by date`,
    [id],
    {
      as: {
        role: 'authenticated',
        claims: JSON.stringify({ sub: id, role: 'authenticated' }),
        timeout: 8000,
      },
    },
  )
  if (days.length !== 365) throw new Error(`${days.length} days were read, not a year`)
  return performance.now() - start
}

async function readMany(learners: number): Promise<number[]> {
  const samples: number[] = []
  for (let read = 0; read < reads; read++) {
    // Far apart, so that no read finds the rows of the one before it.
    samples.push(await readYear(1 + ((read * 7919) % learners)))
  }
  return samples
}

const median = (samples: readonly number[]) => samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0

async function benchDayHistory(): Promise<Figure> {
  const learners = Math.ceil(rows / rowsALearner)
  await fill(learners)
  // Once for what a server that runs has in its memory.
  await readMany(learners)
  const samples = await readMany(learners)
  return {
    what: `a year of days of one learner among ${(learners * rowsALearner).toLocaleString('en')} rows, median and p95 of ${reads}`,
    measured: `${milliseconds(median(samples))}, ${milliseconds(p95(samples))}`,
    target: '20 ms',
  }
}

try {
  console.table([await benchDayHistory()])
} finally {
  await server.close()
}
