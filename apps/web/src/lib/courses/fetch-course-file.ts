/**
 * Fetches a file of the courses, which the browser keeps for ever since its name changes with its content.
 * @throws Error where the server does not answer or has no such file
 */
export async function fetchCourseFile(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The course file ${url} answered ${response.status}`)
  return response.json()
}
