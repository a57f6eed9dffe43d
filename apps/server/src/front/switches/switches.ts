/** The operator's switches, with what visitors read while one is off. */
export interface SwitchState {
  siteDisabled: boolean
  siteMessage: string | null
  signupDisabled: boolean
  signupMessage: string | null
}

/** What the operator closed: fresh within two seconds in every server. */
export interface Switches {
  /** What is known now, for whoever cannot wait. */
  current: () => SwitchState
  /** The same, asked anew where it is older than two seconds. Never rejects: where nobody answers, what was known holds. */
  fresh: () => Promise<SwitchState>
}

/** How old an answer may be, in milliseconds. */
const lifetime = 2000
interface KeptSwitches extends Switches {
  /** Asks now: something changed, or news may have been missed. */
  refresh: () => Promise<void>
}

interface KeepDeps {
  read: () => Promise<SwitchState>
  /** The clock, in milliseconds. */
  now: () => number
  /** Told when they cannot be read. */
  onFailure: (error: unknown) => void
  /** How long a request waits for a new answer, in milliseconds. */
  patience?: number
}

/** Where nothing was read yet. */
const allOpen: SwitchState = {
  siteDisabled: false,
  siteMessage: null,
  signupDisabled: false,
  signupMessage: null,
}

/** Keeps what `read` answers; what is known before the first answer is that nothing is closed. */
export function keepSwitches({ read, now, onFailure, patience = 1000 }: KeepDeps): KeptSwitches {
  let state = allOpen
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  async function readNow(): Promise<void> {
    const begun = now()
    try {
      state = await read()
    } catch (error) {
      onFailure(error)
    } finally {
      // After a failure, too: a database that is down must not be asked by every request.
      readAt = begun
      reading = undefined
    }
  }

  // What is read already may have missed the change: the next reading begins after it.
  const refresh = async (): Promise<void> => {
    await reading
    reading ??= readNow()
    await reading
  }

  return {
    refresh,
    current: () => state,
    fresh: async () => {
      if (now() - readAt < lifetime) return state
      reading ??= readNow()
      await Promise.race([reading, waitFor(patience)])
      return state
    },
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
}
