import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in hexadecimal: what a link or a redirect carries. */
export const randomToken = (): string => randomBytes(32).toString('hex')

/** What is kept of a token: whoever reads the database, or a backup of it, cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
