/** What is refused or broken off because the learner has signed out is nobody's error. */
const leftMessage = 'The learner has signed out'

let presence = new AbortController()
/** Who came last; undefined before it is known. */
let arrived: string | undefined

/**
 * Whether a learner was here, in this page, and has signed out since. Until somebody signs in, nothing may be kept or asked
 * for in their name: a page that is just being taken away would write again what has just been forgotten (requirement 4.4b).
 * @param userId asks after this learner: who left stays gone when somebody else has come
 */
export const hasLeft = (userId?: string): boolean =>
  presence.signal.aborted || (userId !== undefined && arrived !== undefined && userId !== arrived)

/** Breaks off what is asked for as the learner, and refuses what would be kept from here on. */
export function noteLeft(): void {
  presence.abort(new Error(leftMessage))
}

/** @param userId who has come, where that is known */
export function noteArrived(userId?: string): void {
  arrived = userId
  if (presence.signal.aborted) presence = new AbortController()
}

/** Aborted when the learner signs out. */
export const presenceSignal = (): AbortSignal => presence.signal

/** Whether the learner's sign-out broke something off or refused it, however deep it is told. */
export function isAfterLeaving(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { message, cause }: { message?: unknown; cause?: unknown } = error
  return String(message).includes(leftMessage) || isAfterLeaving(cause)
}
