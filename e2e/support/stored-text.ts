import type { Page } from '@playwright/test'

/** Everything that a page's browser keeps for this site, as one text: all storages, compressed text unpacked. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settle = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('IndexedDB cannot be read')))
      })
    const textOf = async (value: unknown): Promise<string> => {
      // A dictionary is megabytes of numbers, which name nobody.
      const short = (_key: string, part: unknown) => (ArrayBuffer.isView(part) ? part.byteLength : part)
      if (!(value instanceof ArrayBuffer)) return JSON.stringify(value, short) ?? ''
      const unpacked = new Blob([value]).stream().pipeThrough(new DecompressionStream('gzip'))
      return new Response(unpacked).text().catch(() => `${value.byteLength} bytes`)
    }
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([settle(rows.getAllKeys()), settle(rows.getAll())])
        if (keys.length > 0)
          parts.push(
            `${name}/${store}: ${keys.map((key) => (typeof key === 'string' ? key : JSON.stringify(key))).join()}`,
          )
        for (const value of values) parts.push(await textOf(value))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys()
      parts.push(`${name}: ${files.map(({ url }) => url).join()}`)
    }
    return parts.join('\n')
  })
