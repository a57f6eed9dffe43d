import type { LocalServer } from './find-local-servers.ts'
import type { LocalModel } from './model-lists.ts'

/** A model that may answer learners, and the server it is on. */
export interface LocalChoice {
  server: LocalServer
  model: LocalModel
}

/** Beyond this a machine without a large graphics card keeps a learner waiting, in billions of parameters. */
const quickEnough = 15
/** Part of the machine's memory that a model may take beside everything else. */
const shareOfMemory = 0.7
const gigabyte = 1e9
/** Bytes a parameter where the weights are not told: four bits, and what comes with them. */
const bytesOfParameter = 0.6
/** What the conversation takes beside the weights. */
const beside = 1 * gigabyte

/** Memory that a model takes while it answers, in bytes; undefined where nothing tells its size. */
export function memoryOf({ bytes, billions }: LocalModel): number | undefined {
  const weights = bytes ?? (billions === undefined ? undefined : billions * 1e9 * bytesOfParameter)
  return weights === undefined ? undefined : weights * 1.1 + beside
}

/**
 * The model that is offered: the largest one that fits into this machine and is not slow on it, else the smallest. One that
 * does not tell its size comes last.
 * @param memory of the machine, in bytes
 */
export function chooseModel(servers: readonly LocalServer[], memory: number): LocalChoice | undefined {
  const all = servers.flatMap((server) => server.models.map((model) => ({ server, model })))
  const size = ({ model }: LocalChoice) => model.billions ?? (memoryOf(model) ?? 0) / gigabyte
  const fits = ({ model }: LocalChoice) => {
    const need = memoryOf(model)
    return need !== undefined && need <= memory * shareOfMemory && (model.billions ?? 0) <= quickEnough
  }
  const fitting = all.filter(fits)
  if (fitting.length > 0) return fitting.reduce((best, next) => (size(next) > size(best) ? next : best))
  const sized = all.filter(({ model }) => memoryOf(model) !== undefined)
  return sized.length > 0 ? sized.reduce((best, next) => (size(next) < size(best) ? next : best)) : all[0]
}

/** The model of a name, on the first server that has it; Ollama's names may go without their tag. */
export function findModel(servers: readonly LocalServer[], id: string): LocalChoice | undefined {
  const all = servers.flatMap((server) => server.models.map((model) => ({ server, model })))
  return all.find(({ model }) => model.id === id) ?? all.find(({ model }) => model.id === `${id}:latest`)
}
