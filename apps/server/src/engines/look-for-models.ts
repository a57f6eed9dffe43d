import { totalmem } from 'node:os'
import type { Config } from '../config.ts'
import type { AiSettings } from './ai-settings.ts'
import { offerLocal } from './local-models/describe-local.ts'
import { findLocalServers } from './local-models/find-local-servers.ts'
import { useLocal } from './local-models/use-local.ts'

interface Looking {
  /** What is to answer; undefined: the built-in tutor. Waits only where a model of this machine was chosen. */
  settings: Promise<AiSettings | undefined>
  /** One line for the operator: what could answer, or why what they chose does not; undefined where there is nothing to say. */
  note: Promise<string | undefined>
}

/**
 * Looks for language servers on this machine, where the operator chose one or chose nothing. Where they chose nothing they
 * are told of it and nothing is asked of it: what runs on a machine is not there for us.
 * @param memory of the machine, in bytes
 */
export function lookForModels(
  { ai, localAddresses, offersLocal }: Pick<Config, 'ai' | 'localAddresses' | 'offersLocal'>,
  memory = totalmem(),
): Looking {
  if (ai?.provider === 'local') {
    const use = findLocalServers(localAddresses).then((found) => useLocal(found, { settings: ai, memory }))
    return {
      settings: use.then((result) => ('settings' in result ? result.settings : undefined)),
      note: use.then((result) => ('missing' in result ? tellMissing(result.missing) : undefined)),
    }
  }
  const offer = async () => offerLocal(await findLocalServers(localAddresses), memory)
  return { settings: Promise.resolve(ai), note: offersLocal ? offer() : Promise.resolve(undefined) }
}

const tellMissing = (missing: string): string =>
  `  local   ${missing}; the built-in tutor answers until the next start (npm run admin -- models)`
