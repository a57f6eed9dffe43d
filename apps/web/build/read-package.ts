import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the list of licences says of a package. */
export interface PackageLicence {
  name: string
  version: string
  licence: string
  text: string
}

interface PackageJson {
  name?: string
  version?: string
  license?: string
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageJson

/**
 * The folder of the npm package that a file belongs to; undefined for our own files and for what a plugin made up.
 * @param id a module's path as the bundler has it, perhaps with a query
 */
export function packageFolderOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
  if (!path.includes('/node_modules/')) return undefined
  for (let folder = dirname(path); folder.includes('/node_modules/'); folder = dirname(folder)) {
    // Some packages have a package.json in a folder of their own that says no more than the kind of its modules.
    const file = join(folder, 'package.json')
    if (existsSync(file) && readJson(file).version !== undefined) return folder
  }
  return undefined
}

/** Reads name, version and licence of the package in a folder, and the text of its licence where it brings one. */
export function readPackage(folder: string): PackageLicence {
  const { name = '', version = '', license = '' } = readJson(join(folder, 'package.json'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(entry))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
  return { name, version, licence: license, text }
}
