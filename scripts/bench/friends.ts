import type { TestServer } from '../../apps/server/src/test/start-test-server.ts'
import { measure, median, milliseconds, p95, type Figure } from './figure.ts'
import { runScript } from './run-script.ts'
import { startScratchServer } from './scratch-server.ts'

const learners = 100_000
const friendsOfViewer = 200
const runs = 100

/** Learners with a year of practice behind them and some friends each, and the viewer with many. */
async function fillDatabase({ location }: TestServer, viewer: string): Promise<void> {
  // Without triggers: what they would keep is written here, in a fraction of the time.
  await runScript(
    location,
    `
    set local session_replication_role = replica;
    create temporary table crowd on commit drop as
      select gen_random_uuid() as id, number from generate_series(1, ${learners}) as number;
    insert into auth.users (id, email) select id, number || '@example.test' from crowd;
    insert into public.profiles (id, display_name, linking_code, last_online, streaks)
      select id, 'Learner ' || number, private.new_linking_code(), now(),
        jsonb_build_object('es-ES', jsonb_build_object('current_streak', number % 90, 'last_update', current_date))
      from crowd;
  `,
  )
  await runScript(
    location,
    `
    set local session_replication_role = replica;
    insert into private.practice_tallies (user_id, week, language_code, practice_seconds, words_added)
      select id, week, language, 600 + abs(hashtext(id::text || week::text)) % 9000, abs(hashtext(id::text)) % 40
      from public.profiles
      cross join (values ('es-ES'), ('fr-FR')) as languages (language)
      cross join (
        select '-infinity'::date as week
        union all
        select private.monday_of(current_date) - 7 * past from generate_series(0, 3) as past
      ) as weeks;
    insert into public.retained_words (user_id, language_code, counted_on, by_day)
      select id, 'es-ES', current_date, array_fill(abs(hashtext(id::text)) % 3000, array[31]) from public.profiles;
    insert into private.learner_records (user_id, language_code, longest_streak, most_retained)
      select id, 'es-ES', 90, 3000 from public.profiles;
    insert into public.practice_slices (user_id, id, language_code, kind, date, minute_of_day, started_at, seconds)
      select id, gen_random_uuid(), 'es-ES', 'tutor', current_date - past, 600, now() - past * interval '1 day', 600
      from public.profiles cross join generate_series(0, 1) as past;
    insert into public.friendships (user_id, friend_id)
      select '${viewer}', id from (
        select id from public.profiles where id <> '${viewer}' order by id limit ${friendsOfViewer}
      ) as chosen
      on conflict do nothing;
    insert into public.friendships (user_id, friend_id)
      select friend_id, user_id from public.friendships where user_id = '${viewer}';
    create temporary table numbered on commit drop as
      select id, row_number() over (order by id) as place from public.profiles;
    insert into public.friendships (user_id, friend_id)
      select one.id, other.id
      from numbered as one
      cross join generate_series(1, 3) as step
      join numbered as other on other.place = one.place + step
      on conflict do nothing;
  `,
  )
  await runScript(location, 'analyze')
}

/** Leaderboards and lists of a learner with 200 friends among 100,000 learners, on PostgreSQL. */
export async function benchFriends(): Promise<Figure[]> {
  const server = await startScratchServer()
  try {
    const { id, accessToken } = await server.signUp('viewer@example.test')
    await fillDatabase(server, id)
    const caller = { id, token: accessToken }
    const call = (name: 'rank_friends' | 'list_friends', args: object) =>
      server.backend.call(caller, name, { p_user_id: id, p_time_zone: 'Europe/Madrid', ...args })
    const figure = async (what: string, run: () => Promise<unknown>): Promise<Figure> => {
      await measure(10, run)
      const samples = await measure(runs, run)
      return {
        what: `${what}, ${friendsOfViewer} friends among ${learners.toLocaleString('en')} learners, p95 (median, least)`,
        measured: `${milliseconds(p95(samples))} (${milliseconds(median(samples))}, ${milliseconds(Math.min(...samples))})`,
        target: '30 ms',
      }
    }
    const figures: Figure[] = []
    for (const p_metric of ['minutes', 'words', 'streak', 'retained'])
      for (const p_period of ['week', 'all'])
        figures.push(
          await figure(`leaderboard by ${p_metric}, ${p_period}`, () =>
            call('rank_friends', { p_metric, p_period, p_language_code: 'all' }),
          ),
        )
    figures.push(await figure('lists of friends with presence and garden', () => call('list_friends', {})))
    return figures
  } finally {
    await server.close()
  }
}
