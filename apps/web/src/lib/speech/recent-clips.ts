/** Clips kept in memory at most, so that hearing a sentence again needs no second answer. */
const mostClips = 60

/** The latest values by key; the one that was used longest ago makes room. */
export class RecentClips<Clip> {
  readonly #clips = new Map<string, Clip>()

  get(key: string): Clip | undefined {
    const clip = this.#clips.get(key)
    if (clip !== undefined) this.set(key, clip)
    return clip
  }

  set(key: string, clip: Clip): void {
    this.#clips.delete(key)
    this.#clips.set(key, clip)
    const [oldest] = this.#clips.keys()
    if (this.#clips.size > mostClips && oldest !== undefined) this.#clips.delete(oldest)
  }

  clear(): void {
    this.#clips.clear()
  }
}
