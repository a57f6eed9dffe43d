type Clearing = () => Promise<void> | void

/** What is done when the learner signs out; a list that asks nobody, so that every cache may join it. */
export const clearings = new Set<Clearing>()

/** Lets a cache be cleared when the learner signs out, without this module knowing the cache. */
export function onSignOut(clear: Clearing): void {
  clearings.add(clear)
}
