/** Which files we keep tells what the learner learns; those of the app itself, which everybody has, go by another name. */
const ours = 'lingarden-'

/** Deletes the files that were kept for this learner; nothing where none can be kept. */
export async function clearBrowserFiles(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)))
}
