/** Pixels between what stands beside each other, and between lines. */
const gap = 6
const lineHeight = 20
/** Side of the squares and lines that say what a colour means, in pixels. */
const swatch = 14

/** A piece of a legend: a swatch or its name. */
interface Piece {
  width: number
  draw: (pen: CanvasRenderingContext2D, x: number, y: number) => void
}

/** A legend in lines as wide as the chart, ready to be drawn. */
export interface LegendLines {
  height: number
  draw: (pen: CanvasRenderingContext2D, left: number, top: number) => void
}

/**
 * Lays out what the colours of a chart mean, in the order of the page.
 * @param readImage makes an image of a swatch
 * @param pen its font is the one that is drawn with
 */
export async function layOutLegend(
  legend: Element,
  width: number,
  pen: CanvasRenderingContext2D,
  readImage: (drawing: SVGSVGElement) => Promise<HTMLImageElement>,
): Promise<LegendLines> {
  const pieces = await Promise.all(piecesOf(legend).map((piece) => toPiece(piece, pen, readImage)))
  const placed: { piece: Piece; x: number; line: number }[] = []
  let x = 0
  let line = 0
  for (const piece of pieces) {
    if (x > 0 && x + piece.width > width) {
      x = 0
      line += 1
    }
    placed.push({ piece, x, line })
    x += piece.width + gap
  }
  return {
    height: pieces.length > 0 ? (line + 1) * lineHeight + gap : 0,
    draw: (target, left, top) => {
      for (const { piece, x: at, line: row } of placed) piece.draw(target, left + at, top + row * lineHeight)
    },
  }
}

/** Swatches and names; what is drawn from a file of its own (a plant) says the same as its name. */
function piecesOf(legend: Element): (SVGSVGElement | string)[] {
  return [...legend.childNodes].flatMap((node): (SVGSVGElement | string)[] => {
    if (node instanceof SVGSVGElement) return node.querySelector('use') ? [] : [node]
    if (node instanceof Element) return piecesOf(node)
    const text = node.textContent?.trim()
    return text ? [text] : []
  })
}

async function toPiece(
  piece: SVGSVGElement | string,
  pen: CanvasRenderingContext2D,
  readImage: (drawing: SVGSVGElement) => Promise<HTMLImageElement>,
): Promise<Piece> {
  if (typeof piece === 'string') {
    return {
      width: pen.measureText(piece).width + gap,
      draw: (target, x, y) => target.fillText(piece, x, y + 12),
    }
  }
  const image = await readImage(piece)
  return { width: swatch, draw: (target, x, y) => target.drawImage(image, x, y, swatch, 12) }
}
