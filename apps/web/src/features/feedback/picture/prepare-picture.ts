import { createWorkerLine } from '@/lib/worker/worker-line'
import type { Size } from './fit-picture'
import { measurePicture } from './measure-picture'
import { fileProblem, PictureError } from './picture-problem'

/** What the worker does, by name. */
export interface RecompressCalls {
  recompress: { args: { picture: Blob; natural: Size }; result: Blob }
}

const line = createWorkerLine<RecompressCalls>(
  () => new Worker(new URL('./recompress.worker.ts', import.meta.url), { type: 'module' }),
  {
    describeBreak: (message) =>
      `The worker that recompresses pictures broke: ${message ?? 'a message could not be read'}`,
  },
)

/** Pixels of a picture that a browser can be asked to open; a photograph has 50 million, a trap more. */
const mostPixels = 100_000_000

/**
 * A picture as it is sent: a PNG of about a megabyte (requirement 5.9), made away from the page's thread. Of what moves it
 * is the first frame; where and when a photograph was taken is gone.
 * @throws PictureError where it is no image that this browser reads, or too large
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  const problem = fileProblem(file)
  if (problem) throw new PictureError(problem)
  const natural = await measurePicture(file).catch(() => {
    throw new PictureError('notAnImage')
  })
  const pixels = natural.width * natural.height
  if (pixels === 0) throw new PictureError('notAnImage')
  if (pixels > mostPixels) throw new PictureError('tooLarge')
  return line.ask('recompress', { picture: file, natural }).catch(() => {
    throw new PictureError('notAnImage')
  })
}
