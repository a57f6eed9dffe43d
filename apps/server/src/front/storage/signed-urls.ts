import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT, type JWK } from 'jose'
import { z } from 'zod'
import type { ObjectPlace } from './objects.ts'
import { StorageRefusal } from './refusal.ts'

/** Longest time that a signed address holds, in seconds. */
export const longestExpiry = 30 * 24 * 60 * 60
/** How long an address for an upload holds, in seconds; as on Supabase. */
export const uploadExpiry = 2 * 60 * 60

const claimsSchema = z.object({
  url: z.string(),
  use: z.enum(['download', 'upload']),
  upsert: z.boolean().default(false),
  /** Whose upload it is; undefined for the server's own. */
  owner: z.uuid().optional(),
})
export type SignedClaims = z.output<typeof claimsSchema>

/** Makes and checks the tokens in signed addresses. */
export interface UrlSigner {
  /** @param expiresIn seconds */
  sign: (
    place: ObjectPlace,
    claims: Omit<z.input<typeof claimsSchema>, 'url'>,
    expiresIn: number,
  ) => Promise<string>
  /** What a token allows. @throws StorageRefusal where it does not hold for this place and use */
  verify: (token: string | undefined, place: ObjectPlace, use: SignedClaims['use']) => Promise<SignedClaims>
}

/**
 * Signs with a key of its own, made from the server's: such a token opens one object, and never passes for an access token.
 * @param now milliseconds since the epoch
 */
export function createUrlSigner(signing: JWK, now: () => number): UrlSigner {
  const secret = createHmac('sha256', signing.d ?? signing.k ?? '')
    .update('addresses of files')
    .digest()
  // Made once: given as bytes, it would be made anew for each address.
  const key = crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  const urlOf = ({ bucket, name }: ObjectPlace) => `${bucket}/${name}`
  return {
    sign: async (place, claims, expiresIn) => {
      const seconds = Math.floor(now() / 1000)
      return new SignJWT({ ...claims, url: urlOf(place) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + expiresIn)
        .sign(await key)
    },
    verify: async (token, place, use) => {
      const claims = await readClaims(token ?? '', await key, now())
      if (claims.url === urlOf(place) && claims.use === use) return claims
      throw new StorageRefusal(400, 'InvalidSignature', 'The token is for another object')
    },
  }
}

async function readClaims(token: string, key: CryptoKey, now: number): Promise<SignedClaims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    })
    return claimsSchema.parse(payload)
  } catch {
    throw new StorageRefusal(400, 'InvalidJWT', 'The signed address is expired or not valid')
  }
}
