import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'
import { routeUpgrades } from './route-upgrades.ts'

const upgrade =
  'GET /realtime/v1/websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'

async function send(socket: Socket, text: string): Promise<string> {
  const answer = once(socket, 'data')
  socket.write(text)
  return String((await answer)[0])
}

it('ends WebSockets, and takes none over a connection that was kept open', async () => {
  const answering = Promise.withResolvers<undefined>()
  const server = createServer((request, response) => {
    if (request.url === '/slow') void answering.promise.then(() => response.end())
    else response.end()
  })
  const end = routeUpgrades(server, (_request, socket) => void socket.write('HTTP/1.1 101 Switching\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [page, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  for (const socket of [page, late]) socket.on('error', () => undefined).resume()
  expect(await send(page, upgrade)).toMatch(/^HTTP\/1\.1 101/)
  // In flight, it keeps its connection, on which the upgrade is sent right behind it.
  late.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(server, 'request')
  const ended = [page, late].map((socket) => once(socket, 'close'))
  end()
  const drained = drain(server, 10_000)
  late.write(upgrade)
  answering.resolve(undefined)
  await drained
  await Promise.all(ended)
})
