/** A change of a learner's data on its way to the server; what else it carries is its noun's own business. */
export interface Mutation {
  kind: string
  userId: string
}

/** How the queue treats one kind of mutations: what the noun that owns it says in its own folder. */
export interface MutationKind<M extends Mutation> {
  readonly kind: M['kind']
  /** Of the shape of its mutations, 1 unless it is told; those of another version are set aside. */
  readonly version?: number
  /** What is in one lane does not overtake each other. */
  readonly lane: string
  /** Of a lane the lower ones go first, whenever they came; 0 unless it is told. */
  readonly order?: number
  /** What a mutation is about. A later one of the same name takes the place of an earlier one, or is merged with it. */
  nameOf(mutation: M): string
  /** Joins a later mutation to one that was never tried; undefined where they do not fit together. */
  merge?(earlier: M, later: M): M | undefined
  /**
   * Brings a mutation to the server. Whether an error is final is told by `isPermanent`; all others have it sent again.
   * @param key names this state of it, so that the server counts what arrives twice once
   */
  send(mutation: M, key: string): Promise<void>
  /**
   * Has come what `send` is made of, while there is a connection: a part of the app that a browser could not load once, it
   * does not load again before the next page.
   */
  load?(): Promise<unknown>
  /** Brings several to the server at once, all or none, where their order is of no matter. */
  readonly together?: { readonly most: number; send(mutations: readonly M[]): Promise<void> }
  /** What a page that is being closed calls for mutations of a learner, in place of `send`; undefined where nothing fits. */
  leave?(mutations: readonly Waiting<M>[]): LeavingCall<M> | undefined
}

/** A call of the database that outlives its page, and what it brings. */
export interface LeavingCall<M extends Mutation> {
  name: string
  args: object
  /** Of what it brings, where that is counted once by its key. */
  key?: string
  brought: readonly Waiting<M>[]
}

/** A mutation that waits to be sent, as it is kept. */
export interface Waiting<M extends Mutation = Mutation> {
  /** Where it is kept: of two of one place the later one counts. */
  place: string
  /** Differs for each state of it; the server counts what comes under one key once. */
  key: string
  mutation: M
  /** Of the shape of the mutation. */
  version: number
  /** As its kind has it, for a page that does not know the kind yet. */
  lane: string
  /** Milliseconds since the epoch, but after everything that was queued before. */
  queuedAt: number
  /** Milliseconds since the epoch up to which it is not sent, as it may be taken back or still grow. */
  heldUntil?: number
  /** Milliseconds for which it was held then. */
  hold?: number
  /** It may have arrived already, so that nothing is joined to it any more. */
  wasTried?: boolean
}

/** What became of a mutation that this page sent. */
export type Outcome = 'sent' | 'refused'

export const versionOf = ({ version = 1 }: Pick<MutationKind<Mutation>, 'version'>): number => version

/** Whether something that waits is of a kind, and of the shape that this version of the app knows. */
export const isOf = <M extends Mutation>(kind: MutationKind<M>, waiting: Waiting): waiting is Waiting<M> =>
  waiting.mutation.kind === kind.kind && waiting.version === versionOf(kind)

/** The mutations of one kind among those that wait, in their order. */
export const mutationsOf = <M extends Mutation>(kind: MutationKind<M>, waiting: readonly Waiting[]): M[] =>
  waiting.flatMap((one) => (isOf(kind, one) ? [one.mutation] : []))
