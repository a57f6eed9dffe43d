import { chooseModel, memoryOf } from './choose-model.ts'
import type { LocalServer } from './find-local-servers.ts'
import type { LocalModel } from './model-lists.ts'

/** Fewer billions of parameters than these make mistakes that a learner cannot see. */
const trustworthy = 3

/** What an operator should know of a model before they let it answer. */
function describeModel(model: LocalModel, memory: number): string {
  const { id, billions } = model
  const need = memoryOf(model)
  const size = billions === undefined ? undefined : `${round(billions)} billion parameters`
  const takes = need === undefined ? undefined : `takes about ${round(need / 1e9)} GB of memory`
  const warning =
    need !== undefined && need > memory
      ? `more than the ${round(memory / 1e9)} GB of this machine`
      : billions !== undefined && billions < trustworthy
        ? 'small for a tutor'
        : undefined
  const known = [size, takes, warning].filter((part) => part !== undefined)
  return known.length === 0 ? `${id} (size not told)` : `${id} (${known.join(', ')})`
}

const round = (value: number): string => (value < 10 ? String(Math.round(value * 10) / 10) : value.toFixed(0))

/** One line for the operator at start; undefined where there is nothing to offer. */
export function offerLocal(servers: readonly LocalServer[], memory: number): string | undefined {
  const choice = chooseModel(servers, memory)
  if (!choice) return undefined
  const { server, model } = choice
  return `  local   ${server.kind} at ${server.baseUrl} has ${describeModel(model, memory)}; it is not asked. AI_PROVIDER=local lets it answer`
}

/** All that was found, for the operator's command. */
export function describeLocal(
  servers: readonly LocalServer[],
  addresses: readonly string[],
  memory: number,
): string {
  const choice = chooseModel(servers, memory)
  if (servers.length === 0) {
    return addresses.length === 0
      ? 'AI_LOCAL_SERVERS=none: nothing was looked for.'
      : `No language server answers on this machine. Looked at ${addresses.join(', ')}; AI_LOCAL_SERVERS names others.`
  }
  const lines = servers.flatMap(({ kind, baseUrl, models }) => [
    `${kind} at ${baseUrl}`,
    ...(models.length === 0
      ? ['  no model yet; have it fetch one']
      : models.map((model) => `  ${describeModel(model, memory)}`)),
  ])
  if (!choice) return lines.join('\n')
  return [
    ...lines,
    '',
    `AI_PROVIDER=local has ${choice.model.id} answer learners; AI_MODEL names another one. Nothing is asked of it until then.`,
  ].join('\n')
}
