const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#34': '"',
  '#39': "'",
}

/** The text part of a mail, made from its HTML: the same words, each link written out in the line below its label. */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, label: string) =>
      label.trim() === href ? href : `${label.trim()}<br />${href}`,
    )
    .replace(/<(p|div|h1)\b[^>]*>/g, '\n\n')
    .replace(/<br\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The subject of a mail: the title of its HTML. */
export function titleOf(html: string): string {
  return htmlToText(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '')
}
