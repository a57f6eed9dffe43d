import { readFile } from 'node:fs/promises'

const packageFile = new URL('../../../package.json', import.meta.url)

/** The version of this program, such as 1.2.0. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  return version
}
