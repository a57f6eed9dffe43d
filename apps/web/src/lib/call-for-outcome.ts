import { outcomeAnswer, type OutcomeArgs, type OutcomeFunction } from '@lingarden/database/rows/outcome'
import { getSupabase } from './supabase'
import { readAnswer } from '@/lib/read-answer'

/**
 * Calls a function of the database in the learner's name.
 * @returns its outcome, as the function's comment lists them
 * @throws the data API's error
 */
export async function callForOutcome<Name extends OutcomeFunction>(
  userId: string,
  name: Name,
  args: OutcomeArgs[Name],
): Promise<string> {
  const call: OutcomeFunction = name
  const given: OutcomeArgs[OutcomeFunction] = args
  const { data, error } = await getSupabase().rpc(call, { p_user_id: userId, ...given })
  if (error) throw error
  return readAnswer(outcomeAnswer, name, data).outcome
}
