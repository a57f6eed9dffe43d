import type { ReadingRules } from '../../rules/reading-rules.ts'
import { parseReading } from './parse-reading.ts'
import { readAsSpoken } from './read-as-spoken.ts'
import { readInContext } from './read-in-context.ts'

export const readings: ReadingRules = { readInContext, readAsSpoken, parseReading }
