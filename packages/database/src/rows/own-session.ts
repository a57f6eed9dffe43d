import * as z from 'zod/mini'

/** What `list_own_sessions` answers: the session that asks first, then what was used last. */
export const ownSessions = z.array(
  z.object({
    id: z.string(),
    /** When the learner signed in. */
    started_at: z.string(),
    /** When it was last renewed, which a page that is open does about once an hour. */
    last_used_at: z.string(),
    /** What the browser says of itself; empty where that is not known. */
    user_agent: z.string(),
    /** The network address that it was last used from; empty where that is not known. In the export only. */
    address: z.string(),
    /** Whether it is the session of this browser. */
    is_current: z.boolean(),
  }),
)

export type OwnSession = z.output<typeof ownSessions>[number]
