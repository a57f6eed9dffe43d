import { compare, hash } from 'bcrypt'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

/** GoTrue's: two to the power of it rounds. */
const cost = 10
/** Of random bytes that nobody kept: what is compared with where an account is not there or has no password. */
const nobodysHash = '$2b$10$YPk4RvYuYawG174JlIT2aueYqpWOd8w70KquKWDKcER88tX//La8m'

export interface PasswordHasher {
  hash: (password: string) => Promise<string>
  /** Whether a password is that of a hash; as long as that takes where there is no hash, too. */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>
}

/** Hashes by bcrypt on a thread of its own, one at a time; hosted Supabase reads the same hashes. */
export function createPasswordHasher(queue: HashQueue = createHashQueue()): PasswordHasher {
  return {
    hash: (password) => queue(() => hash(password, cost)),
    matches: async (password, known) => {
      const isSame = await queue(() => compare(password, known || nobodysHash))
      return isSame && Boolean(known)
    },
  }
}
