import { z } from 'zod'
import { AuthError, notValid, userNotFound } from '../auth-error.ts'
import { toEmailAddress } from '../email-address.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { metadataSchema } from '../read-request.ts'
import { nowOf, type Room } from '../room.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accountByEmail, accountById } from './account.ts'
import { changeAddress, confirmAddress, mergeMetadata, setPassword } from './change-account.ts'
import { createAccount } from './create-account.ts'
import type { AuthUser } from './user-json.ts'

/** What the operator may set of an account. */
export const operatorFields = {
  phone: z.undefined({ error: 'Phone numbers are not enabled' }).optional(),
  password: z.string().optional(),
  /** As hosted Supabase exports it. */
  password_hash: z
    .string()
    .regex(/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/, 'is no hash of bcrypt')
    .optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadataSchema.optional(),
  app_metadata: metadataSchema.optional(),
  /** Such as 24h, or none. */
  ban_duration: z.string().max(40).optional(),
}
type Wanted = z.output<z.ZodObject<typeof operatorFields>>

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')

/** Makes an account as the operator says. */
export async function createByOperator(
  room: Room,
  wanted: Wanted & { email: string; id?: string | undefined },
): Promise<AuthUser> {
  const passwordHash = await hashOf(room, wanted)
  const id = await room.database.transaction(async (transaction) => {
    if (await accountByEmail(transaction, wanted.email)) throw emailExists()
    const account = {
      email: wanted.email,
      id: wanted.id,
      passwordHash,
      metadata: wanted.user_metadata ?? {},
      appMetadata: wanted.app_metadata,
      isConfirmed: wanted.email_confirm ?? false,
    }
    return createAccount(transaction, account, nowOf(room))
  })
  await ban(room, id, wanted.ban_duration)
  return userAfter(room, id)
}

/** Changes an account as the operator says; with a new password all its sessions end. */
export async function changeByOperator(
  room: Room,
  user: AuthUser,
  wanted: Wanted & { email?: string | undefined },
): Promise<AuthUser> {
  const email = wanted.email === undefined ? user.email : toEmailAddress(wanted.email)
  const passwordHash = await hashOf(room, wanted)
  const now = nowOf(room)
  await room.database.transaction(async (transaction) => {
    if (email !== user.email && (await accountByEmail(transaction, email))) throw emailExists()
    if (email !== user.email) await changeAddress(transaction, user.id, email, now)
    if (wanted.email_confirm) await confirmAddress(transaction, user.id, now, false)
    if (passwordHash) {
      await setPassword(transaction, user.id, passwordHash, now)
      await endSessions(transaction, { userId: user.id, sessionId: '' }, 'global')
    }
    await transaction.query(
      `update auth.users set raw_user_meta_data = $2, raw_app_meta_data = $3, updated_at = $4 where id = $1`,
      [
        user.id,
        JSON.stringify(
          mergeMetadata((await userIn(transaction, user.id)).user_metadata, wanted.user_metadata ?? {}),
        ),
        JSON.stringify(mergeMetadata(user.app_metadata, wanted.app_metadata ?? {})),
        now,
      ],
    )
  })
  await ban(room, user.id, wanted.ban_duration)
  return userAfter(room, user.id)
}

const userIn = async (transaction: Parameters<typeof accountById>[0], id: string) => {
  const account = await accountById(transaction, id)
  if (!account) throw userNotFound()
  return account.user
}

async function hashOf(room: Room, { password, password_hash: given }: Wanted): Promise<string | null> {
  if (given) return given
  if (!password) return null
  await checkPassword(password)
  return room.hasher.hash(password)
}

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 }

/** @param duration as Go writes it, in hours, minutes and seconds; none lifts a ban */
async function ban(room: Room, id: string, duration: string | undefined): Promise<void> {
  if (duration === undefined) return
  const parts = [...duration.matchAll(/(\d{1,9})([hms])/g)]
  if (duration !== 'none' && parts.map(([part]) => part).join('') !== duration)
    throw notValid('invalid format for ban duration')
  const seconds = parts.reduce(
    (sum, [, number, unit = '']) => sum + Number(number) * (unitSeconds[unit] ?? 0),
    0,
  )
  const until = seconds === 0 ? null : new Date(room.now() + seconds * 1000)
  await room.database.query('update auth.users set banned_until = $2 where id = $1', [id, until])
}

const userAfter = (room: Room, id: string) => userIn(room.database, id)
