import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, realpath, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { StartError } from '../../errors.ts'
import { isRoot, ownerOf, serverAccount, type Account } from './account.ts'
import { foldersIn, noteFile, readPath, usualHome } from './folders.ts'
import { mayPass, openPassage } from './passage.ts'

/** Where databases lie whose data folder PostgreSQL's account may not enter. */
const elsewhere = '/var/lib/lingarden'

export interface Home {
  folder: string
  /** In whose name PostgreSQL runs there; undefined stands for our own. */
  account: Account | undefined
  /** Whether it lies outside of the data folder. */
  isElsewhere: boolean
}

/**
 * Finds the folder of a data folder's database, or makes it. As root, where PostgreSQL's account cannot get to the data
 * folder, it lies in another place, which a note in the data folder names.
 * @throws StartError where the note names what is not there or belongs to another data folder, or PostgreSQL's account
 *   may no longer enter
 */
export async function openHome(
  dataDir: string,
  log: Pick<Logger, 'info'>,
  place: string = elsewhere,
): Promise<Home> {
  const noted = await readPath(noteFile(dataDir))
  const folder = noted ?? usualHome(dataDir)
  if (noted) await checkNoted(dataDir, noted)
  const account = isRoot() ? ((await ownerOf(foldersIn(folder).cluster)) ?? serverAccount) : undefined
  if (noted || !account || (await openPassage(dataDir, account))) {
    if (noted && account) await requirePassage(dirname(noted), account)
    return { folder: await own(folder, account), account, isElsewhere: noted !== undefined }
  }
  if (existsSync(foldersIn(folder).cluster)) await requirePassage(dataDir, account)
  return { folder: await makeElsewhere(dataDir, account, log, place), account, isElsewhere: true }
}

async function checkNoted(dataDir: string, home: string): Promise<void> {
  if (!existsSync(home)) {
    throw new StartError(
      `The database of ${dataDir} lies in ${home}, says ${noteFile(dataDir)}, and is not there. Bring it back; only to begin with an empty one, remove that note.`,
    )
  }
  const { ownerFile } = foldersIn(home)
  const owner = await readPath(ownerFile)
  if (owner && owner !== resolve(dataDir) && (await readPath(noteFile(owner))) === home) {
    throw new StartError(
      `${dataDir} is a copy: its database, in ${home}, belongs to ${owner}. To copy a server, back it up and restore the backup.`,
    )
  }
  await writeFile(ownerFile, `${resolve(dataDir)}\n`)
}

async function requirePassage(folder: string, account: Account): Promise<void> {
  if (await mayPass(folder, account)) return
  throw new StartError(
    `PostgreSQL may not run as root, and the account that it runs under (${account.uid}) may not enter ${folder}. Move the data folder, or let others pass (chmod o+x) there and above.`,
  )
}

/** A fresh folder there: one that an earlier data folder of the same path left behind is kept and told of. */
async function makeElsewhere(
  dataDir: string,
  account: Account,
  log: Pick<Logger, 'info'>,
  place: string,
): Promise<string> {
  await mkdir(place, { recursive: true, mode: 0o755 })
  await requirePassage(place, account)
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16)
  let folder = join(place, hash)
  for (let count = 2; existsSync(foldersIn(folder).cluster); count++) {
    log.info(`${folder} holds the database of an earlier ${dataDir}; it is not used, and may be removed.`)
    folder = join(place, `${hash}-${count}`)
  }
  await own(folder, account)
  await writeFile(foldersIn(folder).ownerFile, `${resolve(dataDir)}\n`)
  await writeFile(noteFile(dataDir), `${folder}\n`)
  log.info(
    `The database lies in ${folder}: PostgreSQL may not run as root, and no other account may enter ${dataDir}.`,
  )
  return folder
}

/** Makes a folder that none but the account may enter: who gets to the socket in it is trusted. */
async function own(folder: string, account: Account | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) await chown(folder, account.uid, account.gid)
  if (((await stat(folder)).mode & 0o077) !== 0) await chmod(folder, 0o700)
  return folder
}
