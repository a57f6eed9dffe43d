/** Pixels. */
export interface Size {
  width: number
  height: number
}

/** Draws the picture in a size, with so many bits a colour channel (1 to 8), as PNG. */
export type EncodePicture = (size: Size, bits: number) => Promise<Blob>

const dataUrlHead = 'data:image/png;base64,'.length
/** Characters of a picture as data URL (requirement 5.9); where its upload fails, it is kept as one. */
const mostCharacters = 1_048_576
/** Bytes of a picture: four characters of base64 stand for three. */
export const mostPictureBytes = Math.floor((mostCharacters - dataUrlHead) / 4) * 3

/** A PNG has no quality to set; fewer shades a channel are its way to be smaller. The last still shows text well. */
const qualities = [8, 6, 5, 4] as const
const lowestQuality = 4
/** Pixels of the shorter side that scaling down leaves. */
const leastSide = 100
/** What is aimed at below the limit, as size does not shrink quite with the area. */
const margin = 0.9

/**
 * The picture within the limit: first of lower quality, then smaller, until its shorter side has 100 pixels. What is
 * still too large then is given back as it is.
 */
export async function fitPicture(natural: Size, encode: EncodePicture): Promise<Blob> {
  let smallest: Blob | undefined
  for (const bits of qualities) {
    smallest = await encode(natural, bits)
    if (smallest.size <= mostPictureBytes) return smallest
  }
  let size = natural
  for (;;) {
    const smaller = scaleDown(size, Math.sqrt((margin * mostPictureBytes) / (smallest?.size ?? 1)))
    if (smaller.width === size.width && smaller.height === size.height)
      return smallest ?? encode(size, lowestQuality)
    size = smaller
    smallest = await encode(size, lowestQuality)
    if (smallest.size <= mostPictureBytes) return smallest
  }
}

/** @param factor 0 to 1; the shorter side keeps 100 pixels, or what it has where that is less */
export function scaleDown({ width, height }: Size, factor: number): Size {
  const shorter = Math.min(width, height)
  const allowed = Math.min(1, Math.max(factor, leastSide / shorter))
  return {
    width: Math.max(1, Math.round(width * allowed)),
    height: Math.max(1, Math.round(height * allowed)),
  }
}
