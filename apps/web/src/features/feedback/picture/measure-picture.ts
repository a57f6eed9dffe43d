import type { Size } from './fit-picture'

/**
 * The size of a picture in pixels, without drawing it.
 * @throws where the browser cannot read it
 */
export async function measurePicture(picture: Blob): Promise<Size> {
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image()
    await new Promise<void>((resolve, reject) => {
      image.addEventListener('load', () => resolve())
      image.addEventListener('error', () => reject(new Error('The picture cannot be read')))
      image.src = address
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}
