/** A language named where none should be. */
export interface LanguageNaming {
  /** Counted from 1. */
  line: number
  fault: string
}

/** The codes that a language has: the short one and the one with its region. */
export interface LanguageCodes {
  tag: string
  languageCode: string
}

/** Where help and interface texts are listed by language: these languages are read, not learnt. */
const helpList = /\bHelpLanguage\b|\bhelpLanguages\b|\bInterfaceLanguage\b|\bFactLanguage\b|\bfactLanguages\b/

/**
 * Where a source file outside packages/languages names a language that is taught: as a literal, as a key, as an import
 * out of its folder, or as a table that must have a row for each. Comments may name them. Lists of all interface
 * languages, which have English among them, are no languages to learn.
 */
export function findLanguageNames(source: string, languages: readonly LanguageCodes[]): LanguageNaming[] {
  const patterns = patternsOf(languages)
  const lines = withoutComments(source).split('\n')
  return lines.flatMap((text, at) => {
    const fault = patterns.find(({ pattern, isHelpToo }) => {
      return pattern.test(text) && (isHelpToo || !listsHelp(lines, at))
    })?.fault
    return fault === undefined ? [] : [{ line: at + 1, fault }]
  })
}

function patternsOf(languages: readonly LanguageCodes[]) {
  const tags = languages.map(({ tag }) => tag).join('|')
  const codes = languages.flatMap(({ tag, languageCode }) => [languageCode, tag]).join('|')
  return [
    {
      pattern: new RegExp(String.raw`(?:@lingarden|\.)/languages/(?:${tags})/`),
      fault: 'imports out of the folder of a language',
      isHelpToo: true,
    },
    {
      pattern: /(?<!Partial<)\bRecord<Language(?:Tag|Code)\b/,
      fault: 'a table that must have a row for each language',
      isHelpToo: false,
    },
    {
      pattern: new RegExp(String.raw`(['"\`])(?:${codes})\1`),
      fault: 'the code of a language as a literal',
      isHelpToo: false,
    },
    {
      // An import of this shape is one of interface texts; those of a language are told above.
      pattern: new RegExp(String.raw`^(?!import\b)(?:\s*(?:${tags}):|.*[{,]\s*(?:${tags})(?=\s*[:,}]))`),
      fault: 'a table by language',
      isHelpToo: false,
    },
  ]
}

/** Whether the line, or the list or table that it stands in, names English beside the others. */
function listsHelp(lines: readonly string[], at: number): boolean {
  const text = lines[at] ?? ''
  if (helpList.test(text) || namesEnglish.test(text)) return true
  const depth = indentOf(text)
  const first = lines.slice(0, at).findLastIndex((line) => line.trim() !== '' && indentOf(line) < depth) + 1
  return lines.slice(Math.max(0, first - 1), at).some((line) => {
    return (
      (indentOf(line) === depth || helpList.test(line)) && (namesEnglish.test(line) || helpList.test(line))
    )
  })
}

const namesEnglish = /(?:^|[\s{,[(])(?:en:|en,|['"`]en['"`])/

const indentOf = (line: string): number => line.length - line.trimStart().length

/** The source with its comments blanked, line by line, so that places stay. */
function withoutComments(source: string): string {
  return source
    .replace(/(?<![^\s{(,;])\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(?<=^|\s)\/\/.*$/gm, '')
}
