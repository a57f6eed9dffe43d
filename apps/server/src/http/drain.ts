import type { Server } from 'node:http'

/**
 * Stops taking connections, and lets what is in flight end: a tutor's reply that is half said is said to its end.
 * @param patience milliseconds after which what still runs is cut off
 * @param isReady whether what runs can come to an end at all; where it cannot, it is cut off as soon as that is known
 */
export async function drain(
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>,
  patience: number,
  isReady: () => Promise<boolean> = () => Promise.resolve(true),
) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A browser keeps its connection open when its answer has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  const cutWhereNothingEnds = async () => {
    if (!(await isReady())) server.closeAllConnections()
  }
  void cutWhereNothingEnds()
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
