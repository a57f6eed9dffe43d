import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAddress, isLoopback, knowProxies, networkOf } from './client-address.ts'
import type { AppEnv } from './context.ts'

describe('the address of whoever asks', () => {
  const app = new Hono<AppEnv>()
    .get('/', (c) => c.text(clientAddress(c, knowProxies()) ?? 'nobody'))
    .get('/balanced', (c) => c.text(clientAddress(c, knowProxies(['10.0.0.0/8', 'fd00::7'])) ?? 'nobody'))
  const server = createServer(getRequestListener(app.fetch))
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => server.close())

  const addressSeen = (path: string, forwardedFor?: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
      ask({ port, path, headers }, (answer) => {
        answer.setEncoding('utf8').once('data', resolve)
      })
        .once('error', reject)
        .end()
    })

  it.each([
    ['/', undefined, '127.0.0.1'],
    ['/', '203.0.113.9', '203.0.113.9'],
    ['/', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['/', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
    ['/', '203.0.113.9, 10.1.2.3', '10.1.2.3'],
    ['/balanced', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['/balanced', '198.51.100.1, ::ffff:10.1.2.3', '198.51.100.1'],
    ['/balanced', '2001:db8::1, fd00::7', '2001:db8::1'],
    ['/balanced', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
    ['/balanced', 'made up', 'made up'],
  ])('at %s, told %s by a proxy here, is %s', async (path, forwardedFor, expected) => {
    expect(await addressSeen(path, forwardedFor)).toBe(expected)
  })

  it.each([
    ['203.0.113.7', false],
    ['10.88.0.1', true],
    ['::ffff:10.88.0.1', true],
    ['10.88.0.1.example.org', false],
  ])('%s is one of our proxies: %s', (address, expected) => {
    expect(knowProxies(['10.88.0.1'])(address)).toBe(expected)
  })

  it.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/x', 'proxy.example.org', ''])(
    '%j is no place of a proxy',
    (network) => {
      expect(() => knowProxies([network])).toThrow('is neither an address nor a network')
    },
  )
})

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['1270.0.0.1', false],
  [null, false],
])('%s is this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['made up', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
])('%s is counted as %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})
