import type { TestLearner } from '../../test/start-test-server.ts'
import { accountFunctions } from './account-functions.ts'
import { creditFunctions } from './credit-functions.ts'
import { friendFunctions } from './friend-functions.ts'
import { practiceFunctions } from './practice-functions.ts'
import { tutorFunctions } from './tutor-functions.ts'
import { wordFunctions } from './word-functions.ts'

export interface FunctionRow {
  name: string
  /** Who may call it: the learner for themselves, or the server alone. */
  caller: 'owner' | 'server'
  /** Arguments that name the owner. */
  args: (owner: TestLearner) => Record<string, unknown>
}

/** Every function of the exposed schema. One that is missing here fails the test. */
export const functions: readonly FunctionRow[] = [
  ...friendFunctions,
  ...wordFunctions,
  ...practiceFunctions,
  ...tutorFunctions,
  ...accountFunctions,
  ...creditFunctions,
]
