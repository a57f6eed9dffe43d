import { dataUrlOf } from '@/lib/data-url'

/**
 * The fonts that the page has used so far, as CSS that holds their files: a picture of the page may load nothing. Those of
 * style sheets that cannot be read, and files that do not come, are left out.
 */
export async function embedFonts(): Promise<string> {
  const used = new Set(Array.from(document.fonts, nameOf).filter((name) => name !== undefined))
  const rules = Array.from(document.styleSheets).flatMap(fontRulesOf)
  const wanted = rules.filter(({ style }) =>
    used.has(nameOfFont(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range'))),
  )
  const embedded = await Promise.allSettled(wanted.map(embed))
  return embedded.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])).join('\n')
}

function nameOf({ family, unicodeRange, status }: FontFace): string | undefined {
  return status === 'loaded' ? nameOfFont(family, unicodeRange) : undefined
}

/** One family comes in several files, each for a part of its characters. */
function nameOfFont(family: string, unicodeRange: string): string {
  const range = unicodeRange.toLowerCase().replaceAll(/\s|\b0+(?=[0-9a-f])/g, '')
  return `${family.replaceAll(/["']/g, '')} ${range}`
}

function fontRulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSFontFaceRule)
  } catch {
    return []
  }
}

async function embed({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [source, address = ''] = /url\(["']?([^"')]+)["']?\)/.exec(cssText) ?? []
  if (!source) throw new Error('A font without a file')
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href))
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  const file = await dataUrlOf(await response.blob())
  return cssText.replace(source, () => `url("${file}")`)
}
