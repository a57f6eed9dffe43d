import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createStyles, styleSize } from './styles.ts'

const folder = mkdtempSync(join(tmpdir(), 'lingarden-styles-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A voice of three rows, each full of one number. */
function writeVoice(name: string, rows: readonly number[]) {
  const numbers = Float32Array.from(rows.flatMap((value) => Array.from({ length: styleSize }, () => value)))
  writeFileSync(join(folder, `${name}.bin`), new Uint8Array(numbers.buffer))
}
writeVoice('low', [1, 2, 3])
writeVoice('high', [10, 20, 30])

it('mixes the timbre of voices, and takes the prosody of another, by the number of sounds', () => {
  const style = createStyles(folder)({ timbre: { low: 0.5, high: 0.5 }, prosody: { low: 1 }, speed: 1 }, 1)
  expect(style).toHaveLength(styleSize)
  expect([style[0], style[127], style[128], style[255]]).toEqual([11, 11, 2, 2])
})

it('takes the last row for longer texts', () => {
  expect(createStyles(folder)({ timbre: { low: 1 }, prosody: { high: 1 }, speed: 1 }, 500).at(-1)).toBe(30)
})
