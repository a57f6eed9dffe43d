const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The text of a field of Anki's: breaks become line breaks, other markup, sounds and pictures are left out. The result is
 * text, to be shown as text: what looks like markup in it was written so.
 */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/\[sound:[^\]]*\]/giu, '')
    .replaceAll(/<(?:style|script)\b[^>]*>.*?<\/(?:style|script)>/gisu, '')
    .replaceAll(/<br\s*\/?>|<\/(?:div|p|li|h\d)>/giu, '\n')
    .replaceAll(/<[a-z/!][^>]*>/giu, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/giu, decodeEntity)
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
