const cacheName = 'lingarden-tutor-files'

/** The browser's cache of files; undefined in insecure contexts and where storage is forbidden. */
async function openFiles(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(cacheName).catch(() => undefined) : undefined
}

/**
 * A file of the app, from what this browser keeps of it or from the server, and kept from then on.
 * @throws TypeError where it is not kept and the server cannot be reached; Error where the server does not have it
 */
export async function readFile(url: string): Promise<Response> {
  const files = await openFiles()
  const kept = await files?.match(url)
  if (kept) return kept
  const response = await fetch(url)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  // Whatever cannot be kept can still be read.
  await files?.put(url, response.clone()).catch(() => undefined)
  return response
}

/** Keeps these files and no others: those of an earlier version of the app are of no more use. */
export async function keepFiles(urls: readonly string[], known: readonly string[]): Promise<void> {
  const files = await openFiles()
  if (!files) return
  for (const url of urls) await (await readFile(url)).body?.cancel()
  const addresses = new Set(known.map((url) => new URL(url, location.href).href))
  for (const request of await files.keys()) {
    if (!addresses.has(request.url)) await files.delete(request)
  }
}
