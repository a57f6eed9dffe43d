let release: (() => void) | undefined
let claimed: string | undefined

/** Milliseconds within which a page that is loaded anew has let go of what it had. */
const patience = 500

/**
 * Claims a conversation for this tab, in place of the one claimed before, so that two tabs do not write into the same
 * one; resolves to whether no other tab has it. Browsers without locks (insecure contexts) let every tab have it.
 */
export async function claimConversation(id: string): Promise<boolean> {
  if (claimed === id || !('locks' in navigator)) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const signal = AbortSignal.timeout(patience)
  const held = navigator.locks.request(`conversation:${id}`, { signal }, () => {
    release?.()
    claimed = id
    resolve(true)
    // The lock lasts until this tab claims another conversation or is closed.
    return new Promise<void>((end) => {
      release = end
    })
  })
  // Where locks are forbidden nothing can be told, and nothing stands in the way.
  held.catch(() => resolve(!signal.aborted))
  return promise
}
