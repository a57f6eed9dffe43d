let release: (() => void) | undefined
let claimed: string | undefined

/**
 * Claims a conversation for this tab, in place of the one claimed before, so that two tabs do not write into the same
 * one; resolves to whether no other tab has it. Browsers without locks (insecure contexts) let every tab have it.
 */
export async function claimConversation(id: string): Promise<boolean> {
  if (claimed === id || !('locks' in navigator)) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const held = navigator.locks.request(`conversation:${id}`, { ifAvailable: true }, (lock) => {
    if (!lock) return resolve(false)
    release?.()
    claimed = id
    resolve(true)
    // The lock lasts until this tab claims another conversation or is closed.
    return new Promise<void>((end) => {
      release = end
    })
  })
  // Where locks are forbidden nothing can be told, and nothing stands in the way.
  held.catch(() => resolve(true))
  return promise
}
