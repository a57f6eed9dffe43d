import type { AiSettings, LocalAiSettings } from '../ai-settings.ts'
import { chooseModel, findModel } from './choose-model.ts'
import type { LocalServer } from './find-local-servers.ts'

/** What AI_PROVIDER=local comes to. */
export type LocalUse =
  | { settings: AiSettings }
  /** Nothing that could answer is there; one line for the operator says why. */
  | { missing: string }

/**
 * The settings of a model on this machine.
 * @param memory of the machine, in bytes
 */
export function useLocal(
  servers: readonly LocalServer[],
  {
    settings: { model: wanted, apiKey, hasSecondOpinion },
    memory,
  }: { settings: LocalAiSettings; memory: number },
): LocalUse {
  if (servers.length === 0) return { missing: 'no language server answers on this machine' }
  const choice = wanted === undefined ? chooseModel(servers, memory) : findModel(servers, wanted)
  if (!choice) {
    const what = wanted === undefined ? 'a model one can talk with' : `the model ${wanted}`
    return { missing: `${servers.map(({ kind }) => kind).join(' and ')} on this machine lacks ${what}` }
  }
  const { server, model } = choice
  return {
    settings: {
      provider: 'openai-compatible',
      model: model.id,
      baseUrl: server.baseUrl,
      apiKey,
      ...(hasSecondOpinion && { hasSecondOpinion }),
    },
  }
}
