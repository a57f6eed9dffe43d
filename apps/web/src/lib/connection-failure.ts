/** How browsers say, each in its own words, that a request or a part of the app did not come through. */
const unreached =
  /^(TypeError: )?(Failed to fetch($| \(| dynamically)|Load failed|NetworkError|network error$|error loading dynamically|Importing a module script failed)/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Whether the server could not be reached, or the connection broke on the way; also where that is the cause of an error,
 * or the data API's client tells it in an error of its own.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!isObject(error)) return false
  if ('message' in error && unreached.test(String(error.message))) return true
  return 'cause' in error && isConnectionFailure(error.cause)
}
