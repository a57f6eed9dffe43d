import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>

interface StoredMeta {
  contentType: string
  cacheControl: string
  eTag: string
}

/**
 * Keeps the objects of the storage API as files: one folder a bucket, the name hashed so that no name can leave the
 * folder, with its content type beside it. A file appears whole or not at all (written aside, then renamed).
 */
export function createFileStorage(root: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const path = resolve(root, encodeURIComponent(bucket), createHash('sha256').update(key).digest('hex'))
    if (!path.startsWith(resolve(root) + sep))
      throw new Error('An object would lie outside the storage folder')
    return path
  }
  const headObject: StorageAdapter['headObject'] = (bucket, key) => readMetadata(pathOf(bucket, key))
  const deleteObject: StorageAdapter['deleteObject'] = async (bucket, key) => {
    const path = pathOf(bucket, key)
    await Promise.all([rm(path, { force: true }), rm(`${path}.meta`, { force: true })])
  }
  return {
    driver: undefined,
    headObject,
    deleteObject,
    getObject: async (bucket, key, _version, headers) => {
      const path = pathOf(bucket, key)
      const metadata = await readMetadata(path)
      if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 }
      return { metadata, httpStatusCode: 200, body: await readFile(path) }
    },
    uploadObject: async (bucket, key, _version, body, contentType, cacheControl) => {
      const bytes = body instanceof Uint8Array ? body : await buffer(body as AsyncIterable<Uint8Array>)
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
      const path = pathOf(bucket, key)
      await writeWhole(path, bytes)
      await writeWhole(
        `${path}.meta`,
        JSON.stringify({ contentType, cacheControl, eTag } satisfies StoredMeta),
      )
      return readMetadata(path)
    },
    deleteObjects: async (bucket, keys) => {
      await Promise.all(keys.map((key) => deleteObject(bucket, key, undefined)))
    },
    copyObject: async (bucket, key, _version, toBucket, toKey) => {
      const [from, to] = [pathOf(bucket, key), pathOf(toBucket, toKey)]
      await writeWhole(to, await readFile(from))
      await writeWhole(`${to}.meta`, await readFile(`${from}.meta`))
      const { eTag, lastModified } = await readMetadata(to)
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) }
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${pathOf(bucket, key)}`),
  }
}

async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = join(dirname(path), `.${randomUUID()}`)
  await writeFile(temporary, content)
  await rename(temporary, path)
}

async function readMetadata(path: string): Promise<ObjectMetadata> {
  const [{ size, mtime }, meta] = await Promise.all([stat(path), readFile(`${path}.meta`, 'utf8')])
  const { contentType, cacheControl, eTag } = JSON.parse(meta) as StoredMeta
  return {
    cacheControl,
    contentLength: size,
    size,
    mimetype: contentType,
    lastModified: mtime,
    eTag,
    httpStatusCode: 200,
  }
}
