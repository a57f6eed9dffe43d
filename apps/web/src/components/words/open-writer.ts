import type HanziWriter from 'hanzi-writer'
import type { CharacterJson } from 'hanzi-writer'

/** Side of the square a character is shown in, in CSS pixels. */
export const writerSize = 112

/** The strokes of a character; undefined where nobody has drawn them. */
async function loadStrokes(character: string): Promise<CharacterJson | undefined> {
  const response = await fetch(`/strokes/${encodeURIComponent(character)}.json`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return (await response.json()) as CharacterJson
}

/**
 * Draws a character into an element.
 * @param size side of the square it fills, in CSS pixels
 * @param isGone whether the element has been given up meanwhile; nothing is drawn then
 * @returns what animates and quizzes it; undefined where nobody has drawn its strokes, or the element is gone
 * @throws Error where the strokes cannot be loaded
 */
export async function openWriter(
  element: HTMLElement,
  character: string,
  size: number,
  isGone: () => boolean,
): Promise<HanziWriter | undefined> {
  const [{ default: Writer }, data] = await Promise.all([import('hanzi-writer'), loadStrokes(character)])
  if (!data || isGone()) return undefined
  return Writer.create(element, character, {
    width: size,
    height: size,
    padding: 6,
    strokeColor: toRgb(colour('--ink')),
    radicalColor: toRgb(colour('--leaf')),
    outlineColor: toRgb(colour('--line')),
    drawingColor: toRgb(colour('--ink')),
    highlightColor: toRgb(colour('--leaf')),
    charDataLoader: () => data,
  })
}

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** The writer understands rgb colours only; the browser turns any colour into one. */
function toRgb(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return '#333333'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
