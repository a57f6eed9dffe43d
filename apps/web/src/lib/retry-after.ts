/**
 * Reads the header Retry-After.
 * @returns seconds, 0 or more; undefined where it is not there or says no number: our servers write no dates
 */
export function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 && Number.isFinite(seconds) ? seconds : undefined
}
