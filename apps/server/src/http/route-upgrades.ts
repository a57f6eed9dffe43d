import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Hands WebSockets to realtime.
 * @returns ends them, which nothing else of the server's closing does, and takes no more: a page comes again at once, and
 *   over a connection that was kept open it still can
 */
export function routeUpgrades(
  server: Pick<Server, 'on'>,
  handleUpgrade: HandleUpgrade | undefined,
): () => void {
  const sockets = new Set<Duplex>()
  let isOver = false
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const isRealtime = request.url?.startsWith('/realtime/v1/websocket') === true
    if (isOver) socket.destroy()
    else if (handleUpgrade && isRealtime) handleUpgrade(request, socket, head)
    // The development server of the web app takes its own upgrades.
    else if (request.headers['sec-websocket-protocol'] !== 'vite-hmr') socket.destroy()
  })
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}
