/**
 * Leaves each colour channel only its upper bits, spread over the whole range so that white stays white; opacity stays.
 * @param pixels red, green, blue, opacity, 0 to 255 each; changed in place
 * @param bits 1 to 8
 */
export function reduceColours(pixels: Uint8ClampedArray, bits: number): void {
  const steps = 2 ** bits - 1
  const shades = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * steps) / steps) * 255),
  )
  for (let at = 0; at < pixels.length; at++) {
    if (at % 4 !== 3) pixels[at] = shades[pixels[at] ?? 0] ?? 0
  }
}
