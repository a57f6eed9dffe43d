/** Milliseconds after which a page that does not come is opened from what is kept. */
export const navigationTimeout = 5000

/** What stands before a server that is gone says so with one of these. */
const unreachable = new Set([502, 503, 504])

/**
 * Answers the navigation to a page: by the server, whose page is the newest, or with the kept page where the server
 * cannot be reached in time.
 */
export async function answerNavigation(
  request: Request,
  openKept: () => Promise<Response>,
  fetchPage: (request: Request, options: { signal: AbortSignal }) => Promise<Response>,
): Promise<Response> {
  try {
    const response = await fetchPage(request, { signal: AbortSignal.timeout(navigationTimeout) })
    if (!unreachable.has(response.status)) return response
  } catch {
    // No connection, or none worth waiting for.
  }
  return openKept()
}
