/** The browser's cache of the files of courses. */
export const courseFiles = 'lingarden-courses'

/** Files kept at most, at some 10 KB each; those kept first go first, as do those of earlier versions. */
export const mostCourseFiles = 60

/** Whether an address is that of a file of the courses: an outline, a lesson, or examples. */
export const isCourseFile = (pathname: string): boolean => pathname.startsWith('/assets/courses/')

/**
 * Answers with a file of the courses: as it is kept, for it never changes under its address, or by the server, and then
 * it is kept.
 * @throws TypeError where it is not kept and the server cannot be reached
 */
export async function answerCourseFile(
  request: Request,
  files: Cache,
  fetchFile: (request: Request) => Promise<Response>,
): Promise<Response> {
  const kept = await files.match(request)
  if (kept) return kept
  const response = await fetchFile(request)
  if (response.ok) await keep(request, response.clone(), files)
  return response
}

/** Where the browser is full, the lesson goes on without being kept. */
async function keep(request: Request, response: Response, files: Cache): Promise<void> {
  try {
    await files.put(request, response)
    const all = await files.keys()
    for (const old of all.slice(0, -mostCourseFiles)) await files.delete(old)
  } catch {
    // It is fetched again the next time.
  }
}
