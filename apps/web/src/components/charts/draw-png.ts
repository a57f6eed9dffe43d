import { layOutLegend } from './draw-legend'

/** Properties that classes give a drawing; a picture has no style sheet. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
]

/** The page's own fonts are not in a picture of a picture, so that all of it is written in the system's. */
const font = 'system-ui, sans-serif'
const margin = 20
const titleHeight = 34
/** Pixels of the picture for each of the screen, so that it is sharp when printed. */
const density = 2

/** A copy of a drawing that carries its own style. */
function copyWithStyle(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  originals.forEach((original, place) => {
    const computed = getComputedStyle(original)
    const target = copies[place]
    target?.removeAttribute('class')
    for (const property of properties)
      target?.style.setProperty(property, computed.getPropertyValue(property))
  })
  copy.style.setProperty('font-family', font)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy
}

async function readImage(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(copyWithStyle(drawing))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/**
 * A chart as a picture, under its title and over what its colours mean, on the colours of the screen.
 * @throws where the browser cannot draw it
 */
export async function drawPng(drawing: SVGSVGElement, title: string, legend: Element | null): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = drawing
  const image = await readImage(drawing)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has nothing to draw on')
  pen.font = `12px ${font}`
  const meanings = legend ? await layOutLegend(legend, width, pen, readImage) : undefined
  const { color, backgroundColor } = getComputedStyle(document.body)
  // A canvas that gets another size forgets how it was to be drawn on.
  canvas.width = (width + 2 * margin) * density
  canvas.height = (height + 2 * margin + titleHeight + (meanings?.height ?? 0)) * density
  pen.scale(density, density)
  pen.fillStyle = backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  pen.font = `600 18px ${font}`
  pen.fillText(title, margin, margin + 16)
  pen.drawImage(image, margin, margin + titleHeight, width, height)
  pen.font = `12px ${font}`
  meanings?.draw(pen, margin, margin + titleHeight + height + 6)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png')
  })
}
