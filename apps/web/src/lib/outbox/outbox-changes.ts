const listeners = new Set<() => void>()

/** Hears whenever something was put into the outbox or left it, in this tab; gives back how to stop. */
export function onOutboxChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellOutboxChanged(): void {
  for (const listener of listeners) listener()
}
