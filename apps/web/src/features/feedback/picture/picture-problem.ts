/** Why a file cannot go with the feedback; named like the texts that say so. */
export type PictureProblem = 'tooLarge' | 'notAnImage'

/** A file that cannot go with the feedback, and why. */
export class PictureError extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(`The picture was refused: ${problem}`)
    this.problem = problem
  }
}

/** Bytes of a file that a learner may choose (requirements 5.9, 9.8c). */
const mostFileBytes = 5 * 1024 * 1024

/** What is wrong with a file by its type and size alone; undefined where it may be an image. */
export function fileProblem({ type, size }: Pick<Blob, 'type' | 'size'>): PictureProblem | undefined {
  if (!type.startsWith('image/')) return 'notAnImage'
  return size > mostFileBytes ? 'tooLarge' : undefined
}
