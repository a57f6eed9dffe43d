export interface TeiEntry {
  word: string
  /** "n", "pn" (name), "v", "adj", "adv", "preposition" … as WikDict names them. */
  pos: string
  gender: string
  pronunciations: string[]
  /** Translations, by sense. */
  senses: string[][]
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const decode = (text: string): string =>
  text
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim()

const texts = (block: string, pattern: RegExp): string[] =>
  Array.from(block.matchAll(pattern), ([, text = '']) => decode(text))

/** The entries of a WikDict file: each has its form, grammar and one block of translations a sense. */
export function parseTei(xml: string): TeiEntry[] {
  const entries: TeiEntry[] = []
  for (const [, block = ''] of xml.matchAll(/<entry[^>]*>([\s\S]*?)<\/entry>/g)) {
    const [word] = texts(block, /<orth>([\s\S]*?)<\/orth>/g)
    if (!word) continue
    const citations = Array.from(block.matchAll(/<cit type="trans"[^>]*>([\s\S]*?)<\/cit>/g))
    entries.push({
      word,
      pos: texts(block, /<pos>(.*?)<\/pos>/g)[0] ?? '',
      gender: texts(block, /<gen>(.*?)<\/gen>/g).join('/'),
      pronunciations: texts(block, /<pron>(.*?)<\/pron>/g),
      senses: citations.map(([, citation = '']) => texts(citation, /<quote[^>]*>([\s\S]*?)<\/quote>/g)),
    })
  }
  return entries
}
