import { callServer } from '@/lib/call-server'

/**
 * Calls a function of our server as the signed-in learner. It is ours in every mode, so it is not asked for at Supabase.
 * @throws Error with the text of the server, or with the status where it says nothing
 */
export function invokeFunction(name: string, payload?: object, signal?: AbortSignal): Promise<unknown> {
  return callServer({ method: 'POST', path: `/functions/v1/${name}`, payload, signal })
}
