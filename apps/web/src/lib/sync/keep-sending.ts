import { backOff } from '@lingarden/sync/back-off'

/**
 * Sends now, and again for as long as it is wanted: soon after a failure and later after more of them.
 * @param send resolves to whether something failed that another attempt may bring
 * @returns how to stop
 */
export function keepSending(send: () => Promise<boolean>): () => void {
  let failures = 0
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function attempt() {
    failures = (await send()) ? failures + 1 : 0
    if (!isOver) timer = setTimeout(() => void attempt(), backOff(failures, Math.random()))
  }
  void attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
