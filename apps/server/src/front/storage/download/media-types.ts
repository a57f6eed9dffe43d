/** Types that a browser shows without running anything in them. */
const passive =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/json)$/

/**
 * The type under which an object is sent: what a browser might run (pages, SVG, scripts, and what nobody knows) goes as bytes
 * to be saved.
 */
export function sentType(mimetype = 'application/octet-stream'): { type: string; isActive: boolean } {
  const plain = (mimetype.split(';')[0] ?? '').trim().toLowerCase()
  if (!passive.test(plain)) return { type: 'application/octet-stream', isActive: true }
  return { type: plain.startsWith('text/') ? 'text/plain; charset=utf-8' : plain, isActive: false }
}
