/** How a plant stands, so that no two look stamped; always the same for a word. */
export interface PlantPose {
  /** Degrees. */
  lean: number
  /** CSS pixels aside and down. */
  dx: number
  dy: number
  /** 0.94 to 1.06. */
  scale: number
  isMirrored: boolean
}

/** The pose of a word's plant, by FNV-1a of the word. */
export function plantPose(word: string): PlantPose {
  let hash = 0x811c9dc5
  for (let place = 0; place < word.length; place++)
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193) >>> 0
  // The low bits of a short word's hash are nearly those of its last letter.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  const take = (shift: number, values: number) => ((mixed >>> shift) & 0xff) % values
  return {
    lean: take(0, 9) - 4,
    dx: take(6, 5) - 2,
    dy: take(12, 4) - 2,
    scale: 0.94 + take(18, 13) / 100,
    isMirrored: ((mixed >>> 27) & 1) === 1,
  }
}
