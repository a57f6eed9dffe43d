import { isHeld, kindOf, lanesOf } from './lanes.ts'
import { leavingCalls } from './leaving-calls.ts'
import type { LeavingCall, Mutation, MutationKind, Outcome, Waiting } from './mutation.ts'
import { holdOf, joinWaiting, nameOf, placeMutation } from './place-mutation.ts'
import { sendLane } from './send-lane.ts'
import { createSignal } from './signal.ts'
import { createWaitingList, type QueueStore } from './waiting-list.ts'

/** What the queue needs of the page it lives in. */
export interface QueueDeps {
  store: QueueStore
  /** Milliseconds since the epoch. */
  now: () => number
  newKey: () => string
  /** Runs one task of a name at a time, over all pages. */
  exclusively: <T>(name: string, task: () => Promise<T>) => Promise<T>
  /** Whether what is sent now is sent in a learner's name. */
  isSignedIn: (userId: string) => Promise<boolean>
  /** Whether something may still be kept of a learner, or of whoever is here. */
  mayKeep: (userId?: string) => boolean
  /** Lets the other pages know of a change, which they are to `hear`. */
  tell: (place: string, there: Waiting | undefined) => void
  report: QueueReport
}

/** What somebody should know, and nobody waits for. */
export interface QueueReport {
  onTrouble: (cause: unknown) => void
  onRefused: (cause: unknown) => void
  onFailed: (cause: unknown) => void
  /** This version of the app cannot send it. */
  onSetAside: (waiting: Waiting) => void
}

interface SendOptions {
  /** What is sent though it is held; nothing unless it is told. */
  release?: (waiting: Waiting) => boolean
}

export interface Sent {
  sent: number
  /** How many still wait, also those that are held. */
  left: number
  /** Whether a lane had to stop, so that another attempt is worth it. */
  hasFailed: boolean
}

/** What waits to be sent: kept until the server has it, sent in lanes, each mutation once. */
export interface Queue {
  /** Makes all kinds known that there are. What was kept of another is set aside from then on. */
  register: (kinds: readonly MutationKind<Mutation>[]) => void
  /**
   * Keeps a mutation until the server has it; not in the name of who has signed out.
   * @param hold milliseconds for which it is not sent
   */
  put: <M extends Mutation>(kind: MutationKind<M>, mutation: M, hold?: number) => Promise<Waiting | undefined>
  /** Sends what waits of a learner, one page at a time; never throws. */
  send: (userId: string, options?: SendOptions) => Promise<Sent>
  /** Takes a mutation back that was not sent yet; whether it was still there. Nothing of it is sent afterwards. */
  takeBack: <M extends Mutation>(kind: MutationKind<M>, mutation: M) => Promise<boolean>
  /** Sends nothing more of some that wait. */
  drop: (waiting: readonly Waiting[]) => Promise<void>
  /** What waits of a learner, the oldest first. */
  list: (userId: string) => Promise<Waiting[]>
  /** The same as this page knows it at this moment: empty until it has looked. */
  look: (userId: string) => Waiting[]
  /** What a page calls that is being closed. What is called may arrive, and is still there for the next page. */
  leave: (userId: string) => LeavingCall<Mutation>[]
  hear: (place: string, there: Waiting | undefined) => void
  /** Hears of every change; gives back how to stop. */
  onChange: (listener: () => void) => () => void
  /** Hears what becomes of what this page sends; gives back how to stop. */
  onSettled: (listener: (waiting: Waiting, outcome: Outcome) => void) => () => void
  /** Forgets what is here; the store is emptied by whoever keeps it. */
  clear: () => void
}

/** Milliseconds after which what no version of the app has sent is dropped: as long as a session lasts. */
const longestAside = 30 * 86_400_000

export function createQueue(deps: QueueDeps): Queue {
  const { now, report, exclusively } = deps
  const kinds = new Map<string, MutationKind<Mutation>>()
  const changed = createSignal<[]>()
  const settled = createSignal<[Waiting, Outcome]>()
  const list = createWaitingList({ ...deps, onChange: changed.tell, onTrouble: report.onTrouble })
  /** Places that this page opened. */
  const own = new Set<string>()
  let opening: Promise<void> | undefined
  /** Whether all kinds of this version are known. */
  let isComplete = false

  const open = () => (opening ??= list.refresh())
  const lockOf = (userId: string) => `sync:${userId}`
  const isKnown = (one: Waiting) => kindOf(kinds, one) !== undefined
  const look = (userId: string) =>
    list
      .all()
      .filter(({ mutation }) => mutation.userId === userId)
      .toSorted((a, b) => a.queuedAt - b.queuedAt)

  const takeOut = ({ place, key }: Waiting) =>
    list.change(place, (there) => (there?.key === key ? undefined : there))

  async function settle(waiting: Waiting, outcome: Outcome): Promise<void> {
    await takeOut(waiting)
    settled.tell(waiting, outcome)
  }

  const markTried = ({ place }: Waiting) =>
    list.change(place, (there) => there && { ...there, wasTried: true })

  function setAside(): void {
    for (const one of list.all()) {
      if (isKnown(one)) continue
      report.onSetAside(one)
      if (now() - one.queuedAt > longestAside) void takeOut(one)
    }
  }

  /** Joins a mutation to what waits, unless another page is sending that by now. */
  async function join<M extends Mutation>(kind: MutationKind<M>, joined: Waiting<M>, mutation: M) {
    let isJoined = false
    const there = await list.change(joined.place, (before) => {
      const after = joinWaiting(kind, before as Waiting<M> | undefined, mutation)
      isJoined = after !== undefined
      return after ? { ...after, ...holdOf(joined) } : before
    })
    return isJoined ? there : undefined
  }

  async function put<M extends Mutation>(kind: MutationKind<M>, mutation: M, hold = 0) {
    kinds.set(kind.kind, kind)
    await open()
    if (!deps.mayKeep(mutation.userId)) return undefined
    const lane = look(mutation.userId).filter((one) => one.lane === kind.lane)
    const isOwn = (place: string) => own.has(place)
    const arrival = { lane, isOwn, key: deps.newKey(), now: now(), hold }
    const { alone, joined } = placeMutation(kind, mutation, arrival)
    const there = joined && (await join(kind, joined, mutation))
    if (there) return there
    own.add(alone.place)
    return list.change(alone.place, () => alone)
  }

  /** What may be sent: before all kinds are known, nothing that could overtake what this page cannot send yet. */
  function mayGo(waiting: readonly Waiting[]): Waiting[] {
    const closed = new Set(isComplete ? [] : waiting.filter((one) => !isKnown(one)).map(({ lane }) => lane))
    return waiting.filter((one) => isKnown(one) && !closed.has(one.lane))
  }

  const isSignedIn = (userId: string) =>
    deps.isSignedIn(userId).catch((cause: unknown) => {
      report.onFailed(cause)
      return false
    })

  async function sendReady(userId: string, { release = () => false }: SendOptions): Promise<Sent> {
    await list.refresh()
    const ready = mayGo(look(userId)).filter((one) => release(one) || !isHeld(one, now()))
    const maySend = ready.length > 0 && (await isSignedIn(userId))
    const lanes = maySend ? [...lanesOf(kinds, ready).values()] : []
    const results = await Promise.all(
      lanes.map((lane) => sendLane({ kinds, markTried, settle, ...report }, lane)),
    )
    return {
      sent: results.reduce((sum, { sent }) => sum + sent, 0),
      left: look(userId).filter(isKnown).length,
      hasFailed: ready.length > 0 && (!maySend || results.some(({ isDone }) => !isDone)),
    }
  }

  async function takeBack<M extends Mutation>(kind: MutationKind<M>, mutation: M): Promise<boolean> {
    await open()
    const place = nameOf(kind, mutation)
    const found = list.all().find((one) => one.place === place)
    if (found) await takeOut(found)
    return found !== undefined
  }

  function leave(userId: string): LeavingCall<Mutation>[] {
    const isSettled = ({ place }: Waiting) => own.has(place) && !list.isBeingKept(place)
    const calls = leavingCalls(kinds, mayGo(look(userId)), isSettled)
    for (const one of calls.flatMap(({ brought }) => brought))
      if (kindOf(kinds, one)?.merge) void markTried(one)
    return calls
  }

  return {
    register: (added) => {
      for (const kind of added) kinds.set(kind.kind, kind)
      isComplete = true
      void open().then(setAside)
    },
    put,
    send: (userId, options = {}) => exclusively(lockOf(userId), () => sendReady(userId, options)),
    takeBack: (kind, mutation) => exclusively(lockOf(mutation.userId), () => takeBack(kind, mutation)),
    drop: async (waiting) => {
      await Promise.all(waiting.map(takeOut))
    },
    list: async (userId) => {
      await open()
      return look(userId)
    },
    look,
    leave,
    hear: list.hear,
    onChange: changed.on,
    onSettled: settled.on,
    clear: () => {
      own.clear()
      list.clear()
    },
  }
}
