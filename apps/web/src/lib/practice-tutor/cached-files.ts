const cacheName = 'lingarden-tutor-files'

/** The browser's cache of files; undefined in insecure contexts and where storage is forbidden. */
async function openFiles(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(cacheName).catch(() => undefined) : undefined
}

async function download(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response
}

/**
 * A file of the app, from what this browser keeps of it or from the server.
 * @throws TypeError where it is not kept and the server cannot be reached; Error where the server does not have it
 */
export async function readFile(url: string): Promise<Response> {
  return (await (await openFiles())?.match(url)) ?? download(url)
}

/**
 * Keeps a file for when there is no connection, and of the others only the known ones: those of an earlier version of the
 * app are of no more use.
 * @throws as `readFile` does
 */
export async function cacheFile(url: string, known: readonly string[]): Promise<void> {
  const files = await openFiles()
  if (!files) return
  const addresses = new Set(known.map((address) => new URL(address, location.href).href))
  for (const request of await files.keys()) {
    if (!addresses.has(request.url)) await files.delete(request)
  }
  if (await files.match(url)) return
  const response = await download(url)
  // Where the browser is full, the tutor goes on without this file.
  await files.put(url, response).catch(() => undefined)
}
