import type { Server } from 'node:http'

/**
 * Stops taking connections, and lets what is in flight end: a tutor's reply that is half said is said to its end.
 * @param patience milliseconds after which what still runs is cut off
 */
export async function drain(
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>,
  patience: number,
) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A browser keeps its connection open when its answer has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
