/** What a worker is asked, by name. */
export type Calls<Names> = { [Name in keyof Names]: { args: unknown; result: unknown } }

/** A call on its way to the worker. */
export interface Call {
  id: number
  name: PropertyKey
  args: unknown
}

/** A call that nobody waits for any more. */
export interface Cancellation {
  cancel: number
}

/** What went wrong, as it crosses to the page. */
export interface Failure {
  name: string
  message: string
}

/** How far a call has come since it last said so, in a unit of its own; its result, or why there is none. */
export type Answer =
  | { id: number; progress: number }
  | { id: number; result: unknown }
  | { id: number; failure: Failure }
