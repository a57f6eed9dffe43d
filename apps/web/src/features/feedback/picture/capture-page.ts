import { logError } from '@/lib/log'
import { embedFonts } from './embed-fonts'
import { preparePicture } from './prepare-picture'
import { showChosen } from './show-chosen'

/** Milliseconds after which the form opens without a picture. */
const patience = 5000
/** Sharp on a phone, and not larger than what is recompressed anyway. */
const mostScale = 2

/**
 * A picture of what the learner sees of the page (requirement 2.50); undefined where it cannot be taken, or takes too long
 * (requirement 8.19c).
 */
export async function capturePage(): Promise<Blob | undefined> {
  const tooLate = AbortSignal.timeout(patience)
  const late = new Promise<undefined>((resolve) => {
    tooLate.addEventListener('abort', () => resolve(undefined))
  })
  try {
    return await Promise.race([drawPage(tooLate).then(preparePicture), late])
  } catch (cause) {
    logError('The page could not be captured', cause)
    return undefined
  }
}

/** @param tooLate ends the work between two elements: nobody waits for it any more */
async function drawPage(tooLate: AbortSignal): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([import('modern-screenshot'), embedFonts()])
  const { innerWidth: width, innerHeight: height, devicePixelRatio } = window
  return domToBlob(document.documentElement, {
    width,
    height,
    scale: Math.min(devicePixelRatio, mostScale),
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    // Looked for by the library itself they need a document whose base changes, which our security policy forbids.
    font: cssText === '' ? false : { cssText },
    // Moves what is scrolled, the page among it, by what it is scrolled.
    features: { restoreScrollPosition: true },
    onCloneNode: holdInPlace,
    onCloneEachNode: showChosen,
    includeStyleProperties: drawnProperties(),
    filter: (node) => {
      tooLate.throwIfAborted()
      return isSeen(node)
    },
  })
}

/** What stays where it is as the page scrolls is moved with all else in the copy: back with it. */
function holdInPlace(copy: Node): void {
  if (!(copy instanceof Element)) return
  const fixed = Array.from(copy.querySelectorAll<HTMLElement>('*')).filter(
    ({ style, tagName }) =>
      style.position === 'fixed' || (style.position === 'sticky' && tagName === 'HEADER'),
  )
  for (const { style } of fixed) style.translate = `${window.scrollX}px ${window.scrollY}px`
}

/** What the report itself brings, and what is for browsers without scripts. */
const neverCaptured = 'noscript, [data-captured=never]'

/** Styles that draw nothing in a still picture, and the logical names of sizes that have physical ones, too. */
const undrawn =
  /^(?:-webkit-(?!line-clamp|box-orient|text-fill|mask)|animation|transition|scroll|view-|timeline|anchor|position-|offset-|page|break-|orphans|widows|speak|cursor|caret|touch|user-|will-change|contain|container|interactivity|overscroll|(?:min-|max-)?(?:inline|block)-size|(?:margin|padding|inset|border|overflow)-(?:inline|block)|border-(?:start|end)-)/

/** Reading the styles of each element is what takes the time; this reads half of them. */
function drawnProperties(): string[] {
  return Array.from(getComputedStyle(document.body)).filter((name) => !undrawn.test(name))
}

/**
 * Pages that were visited are kept in the document, hidden. Of what lies outside the window only the boxes count, for the
 * place of the others.
 */
function isSeen(node: Node): boolean {
  if (node instanceof HTMLElement && (node.style.display === 'none' || node.matches(neverCaptured)))
    return false
  const box = node.parentElement?.getBoundingClientRect()
  if (!box || node.parentElement === document.documentElement) return true
  return box.bottom >= 0 && box.right >= 0 && box.top <= window.innerHeight && box.left <= window.innerWidth
}
