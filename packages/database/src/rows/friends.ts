import { nudgeKinds } from '@lingarden/domain/friends/nudge'
import * as z from 'zod/mini'
import { profileRow } from './profile.ts'

const { id, display_name, avatar_plant, shares_practice } = profileRow.shape
const personShape = { id, name: display_name, plant: avatar_plant }
const person = z.object(personShape)

const friend = z.object({
  ...personShape,
  shares_practice,
  /** Days; null where the friend does not share it. */
  streak: z.nullable(z.int()),
  /** Since the viewer's midnight; null where the friend does not share it. */
  presence: z.nullable(z.enum(['practised', 'online', 'away'])),
  may_be_nudged: z.boolean(),
})

/** What `list_friends` answers. */
export const friendLists = z.object({
  friends: z.array(friend),
  incoming: z.array(person),
  outgoing: z.array(person),
  blocked: z.array(person),
  /** The last one, where it was not seen yet. */
  nudge: z.nullable(z.object({ ...personShape, kind: z.enum(nudgeKinds) })),
  /** What all who share have practised this week, the viewer included. */
  garden: z.object({ gardeners: z.int(), seconds: z.int() }),
})

/** What `rank_friends` answers: the first first. */
export const ranks = z.array(
  z.object({
    ...personShape,
    /** Minutes, words or days. */
    value: z.int(),
    /** From 1; equal values share it. */
    rank: z.int(),
    is_you: z.boolean(),
  }),
)

/** What a learner shows to those they have to do with. */
export type Person = z.output<typeof person>
export type Friend = z.output<typeof friend>
export type FriendLists = z.output<typeof friendLists>
export type Rank = z.output<typeof ranks>[number]
