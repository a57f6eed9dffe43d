import { z } from 'zod'

/** What a server tells of one of its models. */
export interface LocalModel {
  id: string
  /** Parameters, in billions. */
  billions: number | undefined
  /** Size of its weights, in bytes. */
  bytes: number | undefined
}

/** `GET /v1/models`, as OpenAI has it, with what llama.cpp adds. */
export const modelListSchema = z.object({
  data: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        owned_by: z.string().optional().catch(undefined),
        meta: z
          .object({ n_params: z.number().optional(), size: z.number().optional() })
          .nullish()
          .catch(undefined),
      }),
    )
    .max(500),
})
export type ModelList = z.infer<typeof modelListSchema>

/** `GET /api/tags` of Ollama, which alone tells what its models weigh. */
export const ollamaTagsSchema = z.object({
  models: z
    .array(
      z.object({
        name: z.string(),
        size: z.number().optional(),
        details: z.object({ parameter_size: z.string().optional() }).nullish(),
      }),
    )
    .max(500),
})
export type OllamaTags = z.infer<typeof ollamaTagsSchema>

/** Models that answer nobody: they turn texts into numbers, sounds or pictures. */
const noTalker = /embed|rerank|whisper|tts|clip|bge-|e5-|minilm|diffusion|flux|guard/i

/** The models of a list that one can talk with. */
export function readModels({ data }: ModelList, tags?: OllamaTags): LocalModel[] {
  return data
    .filter(({ id }) => !noTalker.test(id))
    .map(({ id, meta }) => {
      const tag = tags?.models.find(({ name }) => name === id)
      const counted = meta?.n_params === undefined ? undefined : meta.n_params / 1e9
      return {
        id,
        billions: counted ?? billionsIn(tag?.details?.parameter_size ?? '') ?? billionsIn(id),
        bytes: meta?.size ?? tag?.size,
      }
    })
}

/** Names say their size: llama-3.1-8b-instruct, gemma3:270m. */
function billionsIn(name: string): number | undefined {
  const [, count, unit = 'b'] = /(?<![\d.])(\d+(?:\.\d+)?)(b|m)(?![a-z\d])/i.exec(name) ?? []
  return count === undefined ? undefined : Number(count) / (unit.toLowerCase() === 'm' ? 1000 : 1)
}

const kinds: Readonly<Record<string, string>> = {
  library: 'Ollama',
  llamacpp: 'llama.cpp',
  organization_owner: 'LM Studio',
  vllm: 'vLLM',
}

/** Which program it is, by what it calls the owner of its models. */
export const kindOf = ({ data }: ModelList): string => kinds[data[0]?.owned_by ?? ''] ?? 'A language server'
