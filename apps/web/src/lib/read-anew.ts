/**
 * What a channel of changes calls with each of its states: reads anew whenever it is joined again, because what changed while
 * it was not is never told.
 */
export function readAnew(read: () => void): (state: string) => void {
  let wasJoined = false
  return (state) => {
    if (state !== 'SUBSCRIBED') return
    if (wasJoined) read()
    wasJoined = true
  }
}
