import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { languageFolder } from '../../build/language-folder.ts'

const schema = z.strictObject({
  /** The letters that an infinitive ends with: entries of other shapes are no verbs. */
  infinitive: z.string().transform((pattern) => new RegExp(pattern, 'u')),
  /** What a word is, where the dictionary is silent or takes a rare sense for a usual one. */
  classes: z.record(z.string(), z.array(z.enum(['nm', 'nf', 'nx', 'a', 'v', 'o']))).default({}),
  /** How a word is inflected: letters to cut and the paradigm. */
  paradigms: z.record(z.string(), z.tuple([z.int().min(0), z.string()])).default({}),
  /** Entries that are misspellings or would hide them. */
  leaveOut: z.string().transform((words) => new Set(words.split(/\s+/))),
})
/** What the compiler is told of a language beside its dictionary. */
export type Hints = z.infer<typeof schema>

/**
 * Reads a language's lexicon/lexicon.yaml.
 * @throws Error where it is missing or malformed
 */
export const readHints = (tag: string): Hints =>
  schema.parse(parse(readFileSync(new URL('lexicon/lexicon.yaml', languageFolder(tag)), 'utf8')))
