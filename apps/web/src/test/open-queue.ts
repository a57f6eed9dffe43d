import type { Queue } from '@lingarden/sync/queue'

/** The queue of a page that was just opened, which knows every kind as the app does. */
export async function openQueue(): Promise<Queue> {
  const [{ queue }, { mutationKinds }] = await Promise.all([
    import('@/lib/sync/queue'),
    import('@/app/mutation-kinds'),
  ])
  queue.register(mutationKinds)
  return queue
}
