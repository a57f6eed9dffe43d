import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startBareSupabase } from '../../apps/server/src/backend/testing/bare-supabase.ts'
import { startTestServer, testPassword } from '../../apps/server/src/test/start-test-server.ts'
import { median, type Figure } from './figure.ts'

const words = 200
const requests = 400
/** Requests that warm both up. */
const warmUp = 50

/**
 * Requests a second for the first page of a learner's words: through our server, and through the library alone. They take
 * turns request by request, so that both meet the same machine.
 */
export async function benchDataApi(): Promise<Figure> {
  const [ours, bare] = await Promise.all([startTestServer(), startBareSupabase()])
  const { client: through } = await ours.signUp('words@example.test')
  const alone = await signUp(createClient(bare.url, bare.publishableKey, { auth: { persistSession: false } }))
  const durations: [number[], number[]] = [[], []]
  for (const client of [through, alone]) await keepWords(client)
  for (let place = 0; place < requests; place++) {
    durations[0].push(await timeToRead(through))
    durations[1].push(await timeToRead(alone))
  }
  await Promise.all([ours.close(), bare.close()])
  const [throughRate = 0, aloneRate = 1] = durations.map((each) => 1000 / median(each.slice(warmUp)))
  return {
    what: 'data API through our server: part of what @supabase/lite answers alone (requests a second)',
    measured: `${(throughRate / aloneRate).toFixed(2)} (${Math.round(throughRate)} of ${Math.round(aloneRate)})`,
    target: '0.9',
  }
}

async function signUp(client: SupabaseClient): Promise<SupabaseClient> {
  const { error } = await client.auth.signUp({ email: 'words@example.test', password: testPassword })
  if (error) throw error
  return client
}

async function keepWords(client: SupabaseClient): Promise<void> {
  const { data } = await client.auth.getUser()
  const updates = Array.from({ length: words }, (_, place) => ({
    user_id: data.user?.id,
    language_code: 'es-ES',
    word_string: `palabra-${place}`,
    seen: 1,
    clicks: 0,
    sentence: 'Una frase corta.',
  }))
  const { error } = await client.rpc('batch_update_user_dictionaries', { updates })
  if (error) throw error
}

/** One page, in milliseconds. */
async function timeToRead(client: SupabaseClient): Promise<number> {
  const start = performance.now()
  const { data, error } = await client
    .from('user_dictionaries')
    .select('word_string, seen, clicks')
    .eq('language_code', 'es-ES')
    .order('word_string')
    .limit(50)
  if (error || data.length !== 50) throw error ?? new Error('The words did not come')
  return performance.now() - start
}
