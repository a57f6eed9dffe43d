import { isPermanent } from './is-permanent.ts'
import { kindOf, partsOf, type Kinds } from './lanes.ts'
import type { Mutation, MutationKind, Outcome, Waiting } from './mutation.ts'

/** Gone is what was taken back, or sent by another page, meanwhile. */
type Fate = Outcome | 'failed' | 'gone'

interface SendLaneDeps {
  kinds: Kinds
  /** Notes that something is tried, as it may arrive from now on; gives back what is to be sent, if it is still there. */
  markTried: (waiting: Waiting) => Promise<Waiting | undefined>
  /** Something is not to be sent again. */
  settle: (waiting: Waiting, outcome: Outcome) => Promise<void>
  onRefused: (cause: unknown) => void
  /** The rest of the lane waits. */
  onFailed: (cause: unknown) => void
}

/**
 * Sends what is in a lane, one part after the other, up to the first that may arrive later: nothing overtakes it.
 * @returns how many were sent, and whether it came to the end
 */
export async function sendLane(
  deps: SendLaneDeps,
  lane: readonly Waiting[],
): Promise<{ sent: number; isDone: boolean }> {
  let sent = 0
  for (const part of partsOf(deps.kinds, lane)) {
    const outcomes = await sendPart(deps, part)
    sent += outcomes.filter((outcome) => outcome === 'sent').length
    if (outcomes.includes('failed')) return { sent, isDone: false }
  }
  return { sent, isDone: true }
}

/** Where the server refuses a part, each is sent by itself, so that a bad one takes no good ones with it. */
async function sendPart(deps: SendLaneDeps, part: readonly Waiting[]): Promise<Fate[]> {
  const [first, ...others] = part
  const kind = first && kindOf(deps.kinds, first)
  if (!first || !kind) return []
  if (!kind.together || others.length === 0) return [await sendOne(deps, kind, first)]
  try {
    await kind.together.send(part.map(({ mutation }) => mutation))
  } catch (cause) {
    if (isPermanent(cause)) return sendEach(deps, kind, part)
    deps.onFailed(cause)
    return ['failed']
  }
  for (const one of part) await deps.settle(one, 'sent')
  return part.map(() => 'sent')
}

async function sendEach(deps: SendLaneDeps, kind: MutationKind<Mutation>, part: readonly Waiting[]) {
  const outcomes: Fate[] = []
  for (const one of part) {
    const outcome = await sendOne(deps, kind, one)
    outcomes.push(outcome)
    if (outcome === 'failed') break
  }
  return outcomes
}

async function sendOne(deps: SendLaneDeps, kind: MutationKind<Mutation>, waiting: Waiting): Promise<Fate> {
  const one = kind.merge ? await deps.markTried(waiting) : waiting
  if (!one) return 'gone'
  try {
    await kind.send(one.mutation, one.key)
  } catch (cause) {
    if (!isPermanent(cause)) {
      deps.onFailed(cause)
      return 'failed'
    }
    deps.onRefused(cause)
    await deps.settle(one, 'refused')
    return 'refused'
  }
  await deps.settle(one, 'sent')
  return 'sent'
}
