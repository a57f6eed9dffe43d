import { existsSync, readdirSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gz: 'application/gzip',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  onnx: 'application/octet-stream',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** A file that may be asked for. */
export interface StaticFile {
  path: string
  contentType: string
  /** Encodings that lie beside the file, best first. */
  encodings: { name: 'br' | 'gzip'; path: string }[]
}

/** The files of the built web app by address; listed once, so that no request reaches the file system by its path. */
export function listStaticFiles(root: string): Map<string, StaticFile> {
  if (!existsSync(root)) return new Map()
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const files = entries.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(root, path).split(sep).join('/')}`
    const contentType = contentTypes[entry.name.split('.').at(-1) ?? '']
    // The compressed form of another file is sent in its place, not by an address of its own.
    const isEncoding = entry.name.endsWith('.gz') && existsSync(path.slice(0, -'.gz'.length))
    return contentType && !isEncoding
      ? [[address, { path, contentType, encodings: encodingsOf(path) }] as const]
      : []
  })
  return new Map(files)
}

function encodingsOf(path: string): StaticFile['encodings'] {
  const beside = [
    { name: 'br', path: `${path}.br` },
    { name: 'gzip', path: `${path}.gz` },
  ] as const
  return beside.filter((encoded) => existsSync(encoded.path))
}

/**
 * Answers with a file in the best encoding the browser takes; hashed files may be kept for ever.
 * @returns undefined where the file is gone since it was listed, as after a new build
 */
export async function serveStaticFile(
  file: StaticFile,
  address: string,
  request: Request,
): Promise<Response | undefined> {
  const acceptEncoding = request.headers.get('accept-encoding') ?? ''
  const accepted = file.encodings.filter(({ name }) => acceptEncoding.includes(name))
  for (const { name, path } of [...accepted, { name: undefined, path: file.path }]) {
    const handle = await openExisting(path)
    if (handle) return answerWith(handle, request.method, headersOf(file, address, name))
  }
  return undefined
}

function headersOf({ contentType }: StaticFile, address: string, encoding: string | undefined): Headers {
  const headers = new Headers({
    'content-type': contentType,
    'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  })
  if (encoding) headers.set('content-encoding', encoding)
  return headers
}

/** Opened before anything is answered: a file that is removed meanwhile is still read to its end. */
async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function answerWith(handle: FileHandle, method: string, headers: Headers): Promise<Response> {
  const { size } = await handle.stat()
  headers.set('content-length', String(size))
  if (method !== 'HEAD')
    return new Response(Readable.toWeb(handle.createReadStream()) as ReadableStream, { headers })
  // Nobody would read the body of an answer to HEAD, so its file would stay open.
  await handle.close()
  return new Response(null, { headers })
}
