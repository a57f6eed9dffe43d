import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../contents/s3-contents.ts'

/** A small S3-compatible store: objects in memory, and no request without a signature. */
export interface FakeS3 {
  settings: S3Settings
  objects: Map<string, Buffer>
  /** Answers the next request so. */
  failNext: (status: number) => void
  close: () => void
}

export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  let failure: number | undefined
  const answer = async (request: IncomingMessage): Promise<[number, Buffer?]> => {
    const body = await buffer(request)
    if (!isSigned(request)) return [403]
    if (failure !== undefined) {
      const status = failure
      failure = undefined
      return [status, Buffer.from('<Error><Code>SlowDown</Code></Error>')]
    }
    const name = request.url ?? ''
    if (request.method === 'PUT') {
      objects.set(name, body)
      return [200]
    }
    const object = objects.get(name)
    if (request.method === 'DELETE') return objects.delete(name) ? [204] : [404]
    if (!object) return [404]
    const [, start = 0, end = object.length - 1] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    return [206, object.subarray(Number(start), Number(end) + 1)]
  }
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => response.writeHead(status).end(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    objects,
    settings: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'files',
      accessKeyId: 'key-of-a-test',
      secretAccessKey: 'secret-of-a-test',
      region: 'eu-test-1',
    },
    failNext: (status) => (failure = status),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** AWS Signature Version 4: who signed, for where, over which headers. */
const isSigned = ({ headers }: IncomingMessage) =>
  /^AWS4-HMAC-SHA256 Credential=key-of-a-test\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/.test(
    headers.authorization ?? '',
  ) &&
  headers['x-amz-date'] !== undefined &&
  headers['x-amz-content-sha256'] !== undefined
