const maxLine = 118

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

export interface LanguageRow {
  languageCode: string
  tag: string
  language: string
  /** Where it stands in the registry, from 1. */
  place: number
  functionWords: Iterable<string>
}

/**
 * The migration that tells the database of a language: its row, and its closed classes. It may be run again, so that a
 * later one of the same language brings what has changed.
 */
export function printLanguage({ languageCode, tag, language, place, functionWords }: LanguageRow): string {
  const code = quote(languageCode)
  return `-- ${language}, written by apps/server/scripts/generate-language-rows.ts from packages/languages/${tag}.

insert into public.languages (code, tag, name, place)
values (${[code, quote(tag), quote(language), place].join(', ')})
on conflict (code) do update set name = excluded.name, place = excluded.place;

delete from private.function_words where language_code = ${code};
${insertWords(code, [...functionWords])}`
}

function insertWords(code: string, words: readonly string[]): string {
  if (words.length === 0) return ''
  return `insert into private.function_words (language_code, word)
select ${code}, regexp_split_to_table(btrim('
${wrap(words.map((word) => word.replaceAll("'", "''")))}
', E' \\n'), '\\s+');
`
}

/** Words in lines that are no longer than one can read. */
function wrap(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > maxLine) lines.push(`  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/** Columns of a text; a Han character takes two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)
