import { randomUUID } from 'node:crypto'
import type { Database } from '../../apps/server/src/database/database.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import {
  copyTemplate,
  startScratchCluster,
  type ScratchCluster,
} from '../../apps/server/src/test/scratch-cluster.ts'
import { pino } from 'pino'
import { milliseconds, p95, type Figure } from './figure.ts'
import { runScript } from './run-script.ts'

/** Sittings of a learner, and the words that each of them adds: they are written together, and lie together. */
const sittings = 10
const wordsOfSitting = 10
const wordsEach = sittings * wordsOfSitting
const sizes = { small: 100, large: 100_000 }
const runs = 300

/** The id of a learner by number, the same here and in the statements. */
const idSql = (number: string) => `md5('learner ' || ${number})::uuid`

interface Filled {
  database: Database
  learners: number
  ids: string[]
}

const learnersSql = (learners: number) => `
-- Triggers and foreign keys would check what is made right here.
set local session_replication_role = replica;
insert into auth.users (id, email)
  select ${idSql('number')}, number || '@example.test' from generate_series(1, ${learners}) as number;
insert into public.profiles (id, display_name, linking_code)
  select ${idSql('number')}, 'Learner ' || number, private.new_linking_code()
  from generate_series(1, ${learners}) as number on conflict do nothing;`

/** One sitting of every learner after the other, as if all of them learned a little each day. */
const wordsSql = (learners: number) => `
insert into public.user_dictionaries (user_id, language_code, word_string, seen, clicks, updated_at, planted_at, planted_by)
  select ${idSql('number')}, 'es-ES', 'palabra-' || place, place % 50, place % 5, now() - place * interval '1 minute',
    now(), 'look-up'
  from (
    select number, sitting * ${wordsOfSitting} + word as place
    from generate_series(0, ${sittings - 1}) as sitting, generate_series(1, ${learners}) as number,
      generate_series(1, ${wordsOfSitting}) as word
    order by sitting, number, word
  ) as words;`

/** Runs statements while the bank has no indexes, and makes them afterwards: a fifth of the time. */
const withoutIndexes = (sql: string) => `
set local temp_file_limit = -1;
set local maintenance_work_mem = '256MB';
create temporary table constraints on commit drop as
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = 'public.user_dictionaries'::regclass and contype in ('p', 'u');
create temporary table indexes on commit drop as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = 'public.user_dictionaries'::regclass
    and not exists (select 1 from pg_constraint where conindid = indexrelid);
do $$ declare each record; begin
  for each in select * from constraints loop
    execute format('alter table public.user_dictionaries drop constraint %I', each.name);
  end loop;
  for each in select * from indexes loop execute 'drop index ' || each.name; end loop;
end $$;
${sql}
do $$ declare each record; begin
  for each in select * from constraints loop
    execute format('alter table public.user_dictionaries add constraint %I %s', each.name, each.definition);
  end loop;
  for each in select * from indexes loop execute each.definition; end loop;
end $$;`

/** Learners with their profiles, and a hundred words each. */
async function fill(scratch: ScratchCluster, learners: number): Promise<Filled> {
  const { location } = await copyTemplate(scratch)
  await runScript(location, learnersSql(learners) + withoutIndexes(wordsSql(learners)))
  await runScript(location, 'vacuum analyze public.user_dictionaries')
  await runScript(location, 'analyze')
  const database = await openDatabase(location, { log: pino({ level: 'silent' }) })
  const rows = await database.query<{ id: string }>('select id from public.profiles order by id limit 100')
  return { database, learners, ids: rows.map(({ id }) => id) }
}

type Query = [name: string, text: string, values: (id: string) => unknown[]]

/** What pages and turns ask for most. */
const queries: Query[] = [
  ['profile', 'select * from public.profiles where id = $1', (id) => [id]],
  ['learner of a turn', "select public.learner_for_turn($1, 'es-ES')", (id) => [id]],
  [
    'first page of the bank',
    `select * from public.user_dictionaries where user_id = $1 and language_code = 'es-ES'
      order by updated_at desc limit 50`,
    (id) => [id],
  ],
  [
    'search in the bank',
    `select * from public.user_dictionaries where user_id = $1 and language_code = 'es-ES' and word_string ilike '%bra-7%'`,
    (id) => [id],
  ],
  [
    'word counts',
    'select public.batch_update_user_dictionaries($1)',
    (id) => [
      JSON.stringify(
        Array.from({ length: 30 }, (_, word) => ({
          user_id: id,
          language_code: 'es-ES',
          word_string: `palabra-${word}`,
          seen: 1,
          clicks: 0,
          sentence: 'Una frase.',
        })),
      ),
    ],
  ],
]

async function timeOf({ database, ids }: Filled, [, text, values]: Query): Promise<number> {
  const id = ids[Math.floor(Math.random() * ids.length)] ?? randomUUID()
  const start = performance.now()
  await database.run([{ text, values: values(id) }], {
    as: { role: 'authenticated', claims: JSON.stringify({ sub: id, role: 'authenticated' }), timeout: 8000 },
  })
  return performance.now() - start
}

/** How much slower the five hottest queries are with 100,000 learners and 10 million words than with 100 learners. */
export async function benchScale(): Promise<Figure[]> {
  const { scratch, stop } = await startScratchCluster()
  const small = await fill(scratch, sizes.small)
  const large = await fill(scratch, sizes.large)
  const figures: Figure[] = []
  for (const query of queries) {
    const [few, many]: [number[], number[]] = [[], []]
    // In turns, so that both meet the same machine; the first tenth warms both up.
    for (let run = 0; run < runs; run++) {
      few.push(await timeOf(small, query))
      many.push(await timeOf(large, query))
    }
    const [fewP95, manyP95] = [p95(few.slice(runs / 10)), p95(many.slice(runs / 10))]
    figures.push({
      what: `${query[0]}, p95 with ${(large.learners * wordsEach).toLocaleString('en')} words of ${large.learners.toLocaleString('en')} learners beside ${small.learners} learners`,
      measured: `${(manyP95 / fewP95).toFixed(2)} times (${milliseconds(manyP95)}, ${milliseconds(fewP95)})`,
      target: '1.5 times',
    })
  }
  await Promise.all([small.database.close(), large.database.close()])
  await stop()
  return figures
}
