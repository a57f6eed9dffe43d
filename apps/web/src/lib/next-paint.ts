/** Milliseconds after which nothing is waited for: a page in the background is not painted. */
const patience = 50

/** Resolves when the browser has painted what stands there by now, or would have had the time to. */
export async function nextPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
    // A frame is painted when its callbacks have run.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
