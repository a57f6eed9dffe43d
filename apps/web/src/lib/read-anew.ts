/**
 * What a channel of changes calls with each of its states: reads anew whenever it is joined again, because what changed while
 * it was not is never told.
 * @param readsAtFirst whether it is joined so long after the first reading that something may have changed between them
 */
export function readAnew(read: () => void, { readsAtFirst = false } = {}): (state: string) => void {
  let wasJoined = readsAtFirst
  return (state) => {
    if (state !== 'SUBSCRIBED') return
    if (wasJoined) read()
    wasJoined = true
  }
}
