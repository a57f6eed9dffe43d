import { readLocal, writeLocal } from '@/lib/local-store'
import { speechQueue } from './speech'

/** As spoken, and slower for learners; the pitch stays. */
const rates = [1, 0.75, 0.5] as const
const key = 'speech-rate'

const kept = readLocal<number>(key)
if (kept !== undefined && rates.some((rate) => rate === kept)) speechQueue.setRate(kept)

/** Goes one step slower, where that is possible; it is kept. */
export function slowDown(): void {
  const place = rates.findIndex((rate) => rate === speechQueue.getState().rate)
  const slower = rates[Math.min(place + 1, rates.length - 1)] ?? 1
  speechQueue.setRate(slower)
  writeLocal(key, slower)
}

/** Goes on to the next speed, from the slowest back to the usual one; it is kept. */
export function changeRate(): void {
  const place = rates.findIndex((rate) => rate === speechQueue.getState().rate)
  const next = rates[(place + 1) % rates.length] ?? 1
  speechQueue.setRate(next)
  writeLocal(key, next)
}
