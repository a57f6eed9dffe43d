/** What can go wrong between us and a language model. */
export type ProblemKind =
  | 'invalid_key'
  | 'quota'
  | 'rate_limit'
  | 'overloaded'
  | 'model_missing'
  | 'context_too_long'
  | 'content_filter'
  | 'unsupported'
  | 'bad_request'
  | 'network'
  | 'timeout'
  | 'bad_response'
  /** Nothing of the reply is in the language that is learnt. */
  | 'wrong_language'
  | 'aborted'
  | 'unknown'

/**
 * A problem as the log may have it. It carries nothing that a provider wrote in its own words: those may quote what the
 * learner wrote, or the key.
 */
export interface Problem {
  kind: ProblemKind
  /** Of the provider's response, where there was one. */
  status?: number
  /** The provider's own code, where it is a short word. */
  code?: string
  /** How long the provider asks to wait, in milliseconds. */
  retryAfterMs?: number
}

/** A problem of our own finding, on its way to where problems are handled. */
export class ModelProblem extends Error {
  override name = 'ModelProblem'
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.kind, options)
    this.problem = problem
  }
}

const notSetUp = 'The tutor is not set up rightly on this server; whoever runs it can mend that.'
const busy = 'The tutor is very busy. Please try again in a moment.'
/** Requirement 8.2b. */
const fallback = 'Sorry, an error occurred. Please try again.'

const learnerTexts: Record<ProblemKind, string> = {
  invalid_key: notSetUp,
  model_missing: notSetUp,
  unsupported: notSetUp,
  bad_request: fallback,
  quota: 'The tutor has used up what this server may spend on it. Please try again later.',
  rate_limit: busy,
  overloaded: busy,
  context_too_long: 'This conversation has grown too long for the tutor. Please start a new one.',
  content_filter: 'The tutor cannot answer that. Please say it in another way.',
  network: 'The tutor cannot be reached. Please try again in a moment.',
  timeout: 'The tutor took too long to answer. Please try again.',
  bad_response: fallback,
  wrong_language: 'The tutor did not answer in the language you learn. Please try again.',
  aborted: fallback,
  unknown: fallback,
}

/** What the learner reads. */
export const textForLearner = ({ kind }: Problem): string => learnerTexts[kind]

const operatorTexts: Record<ProblemKind, string> = {
  invalid_key: 'the provider refuses the key: check AI_API_KEY',
  model_missing: 'the provider has no such model: check AI_MODEL',
  unsupported: 'the provider refuses what the tutor asks of it',
  bad_request: 'the provider refuses the request without a reason that we know',
  quota: 'the account with the provider is used up',
  rate_limit: 'the provider limits the rate just now',
  overloaded: 'the provider is overloaded or failing just now',
  context_too_long: 'the context of the model is too short',
  content_filter: 'the provider filters its answers',
  network: 'the provider cannot be reached: check the network and AI_BASE_URL',
  timeout: 'the provider has not answered in time',
  bad_response: 'what the provider answers cannot be read',
  wrong_language: 'the model does not answer in the language that is learnt',
  aborted: 'the call was ended',
  unknown: 'the provider failed',
}

/** What the operator reads in the terminal. */
export const textForOperator = ({ kind, status }: Problem): string =>
  operatorTexts[kind] + (status === undefined ? '' : ` (HTTP ${status})`)

/** Whether the same call may go well a moment later. */
export const isPassing = ({ kind }: Problem): boolean =>
  kind === 'rate_limit' || kind === 'overloaded' || kind === 'network'
