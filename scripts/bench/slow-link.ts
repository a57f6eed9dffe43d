import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Line {
  /** Milliseconds there and back. */
  rtt: number
  /** Bytes a second towards the browser, which all connections share. */
  rate: number
}

export interface SlowLink {
  url: string
  /** Bytes that have come to the browser so far. */
  bytes: () => number
  close: () => Promise<void>
}

/** Bytes of a connection that leave before it is the next one's turn. */
const parcel = 1500

const later = (run: () => void, delay: number) => void setTimeout(run, delay)

/**
 * A slow line to a server of this machine, for all that a browser loads: for its workers, too, which a browser's own
 * emulation leaves out. A new connection costs a round trip, as its handshake does.
 */
export async function openSlowLink(target: string, { rtt, rate }: Line): Promise<SlowLink> {
  const port = Number(new URL(target).port)
  const open = new Set<Socket>()
  const send = shareLine(rate, rtt / 2)
  let bytes = 0

  const server = createServer((browser) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [browser, upstream]) {
      open.add(socket)
      socket.setNoDelay(true)
      // Whoever breaks off closes.
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    const shakenAt = performance.now() + rtt
    browser.on('data', (part) => {
      const delay = Math.max(0, shakenAt - performance.now()) + rtt / 2
      later(() => upstream.destroyed || upstream.write(part), delay)
    })
    const arrive = send(browser, upstream, (more) => {
      bytes += more
    })
    upstream.on('data', arrive)
    browser.on('close', () => upstream.destroy())
    upstream.on('close', () => later(() => browser.end(), rtt))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface Waiting {
  to: Socket
  parts: Buffer[]
  from: Socket
  onSent: (bytes: number) => void
}

/** Lets the connections that have something to send take turns on one line. */
function shareLine(rate: number, delay: number) {
  const turns: Waiting[] = []
  let freeAt = 0
  let isRunning = false

  function run() {
    const now = performance.now()
    // A timer that came late has missed nothing.
    freeAt = Math.max(freeAt, now - 50)
    while (turns.length > 0 && freeAt <= now) {
      const turn = turns.shift() as Waiting
      const part = turn.parts.shift() as Buffer
      freeAt += (part.length / rate) * 1000
      later(() => {
        turn.onSent(part.length)
        if (!turn.to.destroyed) turn.to.write(part)
      }, delay)
      if (turn.parts.length > 0) turns.push(turn)
      else turn.from.resume()
    }
    if (turns.length > 0) return later(run, Math.max(1, freeAt - now))
    isRunning = false
  }

  return (to: Socket, from: Socket, onSent: (bytes: number) => void) => (data: Buffer) => {
    // No more is taken until this is on its way, as a window that is full.
    from.pause()
    const parts: Buffer[] = []
    for (let at = 0; at < data.length; at += parcel) parts.push(data.subarray(at, at + parcel))
    turns.push({ to, parts, from, onSent })
    if (isRunning) return
    isRunning = true
    run()
  }
}
