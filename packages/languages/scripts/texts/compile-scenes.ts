import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helpLanguages, type HelpLanguage } from '../../help-languages.ts'
import { topics } from '../../kit/tutor/topics.ts'
import { bands, type Scene } from '../../scene.ts'
import { languagesFolder } from '../../build/language-folder.ts'
import { canDosOf } from './can-dos.ts'
import { compiledJson, languageFolders, type CompiledFile } from './compiled-file.ts'
import { talksIn } from './compile-talks.ts'
import { withSharedKinds } from './shared-kinds.ts'

const line = z.string().trim().min(1)
const lines = z.array(line).min(1)
const helpLanguage = z.enum(Object.keys(helpLanguages) as HelpLanguage[])

const sceneSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  band: z.enum(bands),
  units: lines.optional(),
  title: z.record(helpLanguage, line),
  welcome: lines,
  welcomeFeminine: lines.optional(),
  goals: lines,
  slots: z.record(z.string(), lines),
  questions: z
    .array(z.strictObject({ about: lines, answers: lines }))
    .min(1)
    .optional(),
  nodes: z.record(
    z.string(),
    z.strictObject({
      ask: lines,
      simpler: line,
      asks: z.array(z.enum(topics)).min(1).optional(),
      ownName: z.literal(true).optional(),
      expect: z
        .array(
          z.strictObject({
            id: z.string(),
            answers: lines,
            takes: lines.optional(),
            kinds: lines.optional(),
            reply: line,
            better: line,
            next: z.string(),
          }),
        )
        .min(1),
      never: lines.optional(),
      back: lines.optional(),
      models: lines,
    }),
  ),
})

/**
 * Reads one scene.
 * @throws Error naming the file, the place and what is wrong there
 */
function parseScene(file: string, yaml: string): Scene {
  const parsed = sceneSchema.safeParse(parse(yaml))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** The scenes of each language that has some, as one file a language: nobody parses YAML at work. */
export const compileScenes = (): CompiledFile[] => languageFolders().flatMap((tag) => scenesOf(tag))

/** The scenes of a language in the order of their files; none where it has none. */
export function readScenes(tag: string): Scene[] {
  const folder = new URL(`${tag}/scenes/`, languagesFolder)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  const scripts = files
    .toSorted()
    .map((file) => parseScene(`${tag}/scenes/${file}`, readFileSync(new URL(file, folder), 'utf8')))
    .map((scene) => withSharedKinds(scene))
  return [...scripts, ...talksIn(tag)].map((scene) => withCanDos(tag, scene))
}

/** The scene with what the learner can do with its goals, where that is written down. */
function withCanDos(tag: string, scene: Scene): Scene {
  const canDo = canDosOf(tag, scene.id, scene.goals)
  return Object.keys(canDo).length === 0 ? scene : { ...scene, canDo }
}

function scenesOf(tag: string): CompiledFile[] {
  const scenes = readScenes(tag)
  if (scenes.length === 0) return []
  return compiledJson(`${tag}/generated/scenes`, scenes, {
    type: 'readonly Scene[]',
    of: 'Scene',
    from: '@lingarden/languages/scene',
  })
}
