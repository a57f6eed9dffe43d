/** Finds places by their hashes. */
export interface HashTable {
  /** The first place of that hash that fits; undefined where none does. */
  findPlace: (hash: number, fits: (place: number) => boolean) => number | undefined
}

/** Makes a table of places, at most half full: a Map would take ten times as long. */
export function hashTable(hashes: Uint32Array): HashTable {
  // At a hash, or the next free slot after it, stands the place + 1; 0 is free. The length is a power of two.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(hashes.length * 2 + 2)))
  const last = slots.length - 1
  for (let place = 0; place < hashes.length; place++) {
    let slot = (hashes[place] ?? 0) & last
    while (slots[slot] !== 0) slot = (slot + 1) & last
    slots[slot] = place + 1
  }
  return {
    findPlace: (hash, fits) => {
      for (let slot = hash & last; ; slot = (slot + 1) & last) {
        const place = (slots[slot] ?? 0) - 1
        if (place < 0) return undefined
        if (hashes[place] === hash && fits(place)) return place
      }
    },
  }
}
