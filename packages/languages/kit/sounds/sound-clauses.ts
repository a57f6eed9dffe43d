const known: Record<string, string> = {
  '，': ',',
  '、': ',',
  '。': '.',
  '．': '.',
  '！': '!',
  '？': '?',
  '：': ':',
  '；': ';',
  '（': '(',
  '）': ')',
  '«': '“',
  '»': '”',
  '《': '“',
  '》': '”',
  '「': '“',
  '」': '”',
  '\n': '.',
}
const heard = new Set(';:,.!?—…"()“”')

/** Marks between clauses; between digits a point or a comma is part of the number. */
const marks = /(?<!\d)[.,:]+|[.,:]+(?!\d)|[;!?¡¿—…"()“”«»，、。．！？：；（）《》「」【】\n]+/gu

/**
 * Goes through a text clause by clause.
 * @param soundsOf the sounds of a clause, which has no marks in it
 * @returns the sounds with the marks that the model hears between them
 */
export function soundClauses(text: string, soundsOf: (clause: string) => string): string {
  let sounds = ''
  let start = 0
  const add = (clause: string) => {
    if (/[\p{L}\p{N}]/u.test(clause)) sounds += soundsOf(clause.trim())
  }
  for (const { 0: found, index } of text.matchAll(marks)) {
    add(text.slice(start, index))
    sounds += Array.from(found, writeMark).join('')
    start = index + found.length
  }
  add(text.slice(start))
  return sounds.replaceAll(/\s+/gu, ' ').trim()
}

/** A mark with the space that stands beside it: before what opens, after the others. */
function writeMark(found: string): string {
  const mark = known[found] ?? found
  if (!heard.has(mark)) return ' '
  return /[(“]/u.test(mark) ? ` ${mark}` : `${mark} `
}
