import type { Profile, ProfileChange } from '@lingarden/database/rows/profile'
import type { Outcome } from '@lingarden/sync/mutation'

/** Milliseconds without a further edit after which settings are saved (requirement 9.4e). */
const saveDelay = 500

/** Waiting is what goes to the server with the next connection. */
export type SaveStatus = 'resting' | 'saved' | 'waiting' | 'failed'

interface SaverDeps {
  /** The profile as it is shown; undefined before it is known. */
  read: () => Profile | undefined
  show: (profile: Profile) => void
  /** Keeps a change and tries to bring it to the server. */
  save: (change: ProfileChange) => Promise<Outcome | 'waiting'>
  onStatus: (status: SaveStatus) => void
}

interface SettingsSaver {
  change: (edit: ProfileChange) => void
  /** Saves at once what waits. */
  flush: () => Promise<void>
}

/**
 * Edits of settings: shown at once, saved together after a rest, one save after another. Where the server refuses them,
 * just the edited fields go back; what was edited meanwhile stays.
 */
export function createSettingsSaver({ read, show, save, onStatus }: SaverDeps): SettingsSaver {
  let waiting: ProfileChange = {}
  /** The fields that wait or are being saved, as the server had them last. */
  let before: Partial<Profile> = {}
  let saving: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function saveWaiting(): Promise<void> {
    const [edits, origin] = [waiting, before]
    waiting = {}
    before = {}
    const outcome = await save(edits)
    if (outcome !== 'refused') {
      const status = outcome === 'sent' ? 'saved' : 'waiting'
      onStatus(isEmpty(waiting) ? status : 'resting')
      return
    }
    const shown = read()
    before = { ...before, ...pick(origin, waiting) }
    if (shown) show({ ...shown, ...origin, ...waiting })
    onStatus('failed')
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    await saving
    if (isEmpty(waiting)) return
    saving = saveWaiting()
    await saving
    saving = undefined
  }

  return {
    flush,
    change: (edit) => {
      const shown = read()
      before = { ...(shown && pick(shown, edit)), ...before }
      waiting = { ...waiting, ...edit }
      if (shown) show({ ...shown, ...edit })
      onStatus('resting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), saveDelay)
    },
  }
}

const isEmpty = (change: ProfileChange) => Object.keys(change).length === 0

/** The fields of a profile that a change names. */
function pick(profile: Partial<Profile>, change: ProfileChange): Partial<Profile> {
  return Object.fromEntries(Object.entries(profile).filter(([name]) => name in change))
}
