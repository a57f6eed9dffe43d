import { execFileSync } from 'node:child_process'

const magicLength = 8
const headerLength = 60

/** One file of a Debian package (an ar archive with a data.tar.xz inside). @param path as `./usr/share/…` */
export function readFromPackage(archive: Buffer, path: string): Buffer {
  for (let place = magicLength; place < archive.length;) {
    const name = archive.toString('latin1', place, place + 16).trim()
    const size = Number(archive.toString('latin1', place + 48, place + 58))
    const start = place + headerLength
    if (name.startsWith('data.tar'))
      return execFileSync('tar', ['xJOf', '-', path], {
        input: archive.subarray(start, start + size),
        maxBuffer: 1 << 28,
      })
    place = start + size + (size % 2)
  }
  throw new Error('the package has no data')
}
