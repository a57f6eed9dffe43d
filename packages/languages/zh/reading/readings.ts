import type { ReadingRules } from '../../rules/reading-rules.ts'
import { parseReading } from './parse-reading.ts'
import { withTone } from './pinyin.ts'
import { readAsSpoken } from './read-as-spoken.ts'
import { readInContext } from './read-in-context.ts'

export const readings: ReadingRules = {
  readInContext,
  readAsSpoken,
  withoutTones: (reading) => withTone(reading, 0),
  parseReading,
}
