/** Exit codes of the command line, as `npm run admin -- help` lists them. */
export const exitCodes = { done: 0, failed: 1, misused: 2 } as const

/** Why a command was not carried out; the message is the one line the operator reads. */
export class AdminError extends Error {
  override name = 'AdminError'
  readonly exitCode: number

  constructor(message: string, exitCode: number = exitCodes.failed, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}
