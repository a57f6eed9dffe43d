/** Why a file of Anki's cannot be read: no package of Anki's, broken, larger than is opened, or of a later version. */
export type AnkiFileProblem = 'foreign' | 'damaged' | 'too-large' | 'too-new'

/** A file that is not read any further. */
export class AnkiFileError extends Error {
  override name = 'AnkiFileError'
  readonly problem: AnkiFileProblem

  constructor(problem: AnkiFileProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}
