import { answerCalls } from '@/lib/worker/answer-calls'
import { fitPicture, scaleDown, type Size } from './fit-picture'
import type { RecompressCalls } from './prepare-picture'
import { reduceColours } from './reduce-colours'

/** Pixels that are drawn at most: more of them show nothing more, and take seconds. */
const mostPixels = 8_000_000

async function recompress({ picture, natural }: RecompressCalls['recompress']['args']): Promise<Blob> {
  const drawn = scaleDown(natural, Math.sqrt(mostPixels / (natural.width * natural.height)))
  const bitmap = await createImageBitmap(picture, { resizeWidth: drawn.width, resizeHeight: drawn.height })
  try {
    return await fitPicture(drawn, (size, bits) => encode(bitmap, size, bits))
  } finally {
    bitmap.close()
  }
}

async function encode(bitmap: ImageBitmap, { width, height }: Size, bits: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: bits < 8 })
  if (!context) throw new Error('This browser draws no pictures in a worker')
  context.drawImage(bitmap, 0, 0, width, height)
  if (bits < 8) {
    const image = context.getImageData(0, 0, width, height)
    reduceColours(image.data, bits)
    context.putImageData(image, 0, 0)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

answerCalls<RecompressCalls>({ recompress })
