import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEvalConversations } from '@lingarden/languages/build/eval-conversations'
import { supportedLanguages } from '@lingarden/languages/find-language'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { holdConversation, type HeldConversation } from './hold-conversation.ts'
import { figuresOf } from './tabulate-conversations.ts'
import { writeTranscript } from './write-transcript.ts'

interface Wishes {
  /** Tag of one language; all of them where it is missing. */
  language: string | undefined
  /** Folder of the transcripts. */
  out: string
  say: (text: string) => void
  /** Gets a table by its rows. */
  show: (rows: Record<string, Record<string, string | number>>) => void
}

/** Holds every scripted conversation, shows the figures by language and temper, and writes the transcripts. */
export async function runConversations(
  engine: TutorEngine,
  { language: wanted, out, say, show }: Wishes,
): Promise<void> {
  await mkdir(out, { recursive: true })
  for (const language of supportedLanguages) {
    const set = readEvalConversations(language.tag)
    if (!set || (wanted !== undefined && wanted !== language.tag)) continue
    const held: HeldConversation[] = []
    for (const script of set.conversations) held.push(await holdConversation(engine, language, script))
    const rows = held.map((one) => [one.temper, figuresOf([one], set)] as const)
    say(`${language.language}, ${engine.label}`)
    show(Object.fromEntries([...rows, ['all', figuresOf(held, set)] as const]))
    const file = join(out, `${language.tag}.md`)
    await writeFile(file, writeTranscript(`${language.language}, ${engine.label}`, held))
    say(`To judge: ${file}`)
  }
}
