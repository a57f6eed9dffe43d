import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFile } from './decode-file.ts'
import { guessFormat, openText, previewTables, textFormats, type TextFormat } from './preview-import.ts'
import { maxImportRows } from './transfer-word.ts'

/** What a text would bring, its columns taken for what they most likely are; or what is wrong with it as a whole. */
function preview(text: string, format: TextFormat = 'csv', known: string[] = []) {
  const table = openText(text, format)
  if (typeof table === 'string') return { problem: table }
  return previewTables([table], { mappings: [table.mapping], known: new Set(known) })
}

/** What the words of a file are, in short. */
function wordsOf(text: string, format: TextFormat = 'csv') {
  const result = preview(text, format)
  if ('problem' in result || result.problems.length > 0) throw new Error(JSON.stringify(result))
  return result.words.map(({ word, meaning, notes, tags }) =>
    [word, meaning, notes, tags.join('|')].join('/'),
  )
}

describe('tables', () => {
  it.each([
    ['commas', 'word,notes,tags\nsol,sun,sky;day\n'],
    ['semicolons', 'word;notes;tags\nsol;sun;"sky;day"\n'],
    ['tabs', 'word\tnotes\ttags\nsol\tsun\tsky, day'],
    ['a byte order mark, old line ends and quotes', '\uFEFF"word","notes","tags"\r"sol","sun","sky,day"\r'],
    ['a line that tells the separator', 'sep=;\r\nword;notes;tags\r\nsol;sun;sky,day\r\n'],
    ['names in another language, in another order', 'Etiquetas,Palabra,Notas\n"sky,day",sol,sun'],
  ])('reads %s', (_name, text) => {
    expect(wordsOf(text)).toEqual(['sol//sun/sky|day'])
  })

  it('reads quotes within quotes and lines within cells', () => {
    expect(wordsOf('word,notes\nsol,"the ""big"" one\r\nup there"\n')).toEqual([
      'sol//the "big" one\nup there/',
    ])
  })

  it('takes a table without header for words, meanings and notes', () => {
    expect(wordsOf('sol,sun\nluna,moon')).toEqual(['sol/sun//', 'luna/moon//'])
    expect(wordsOf('sol,sun,hot')).toEqual(['sol/sun/hot/'])
  })

  it('takes the first row for names where the learner says so, whatever they are', () => {
    const named = openText('Wort;Bedeutung\nsol;Sonne', 'csv', true)
    expect(named).toMatchObject({
      columns: ['Wort', 'Bedeutung'],
      rows: [{ row: 2, cells: ['sol', 'Sonne'] }],
    })
    expect(openText('word;notes\nsol;warm', 'csv', false)).toMatchObject({ rows: [{ row: 1 }, { row: 2 }] })
  })

  it('takes columns for what the learner says, several of one kind one after the other', () => {
    const table = openText('1;sun;sol;hot;bright', 'csv')
    if (typeof table === 'string') throw new Error(table)
    const mapping = [undefined, 'meaning', 'word', 'notes', 'notes'] as const
    expect(previewTables([table], { mappings: [mapping], known: new Set() }).words).toMatchObject([
      { word: 'sol', meaning: 'sun', notes: 'hot\nbright' },
    ])
  })

  it('names the columns that the bank has no place for', () => {
    expect(preview('word,colour,definition\nsol,yellow,sun')).toMatchObject({
      words: [{ word: 'sol' }],
      ignoredColumns: ['colour'],
    })
  })

  it('takes a file of before there were own readings and meanings, and a meaning of others for the learner’s', () => {
    const before =
      'word,pronunciation,definition,notes,tags,sentences,seen,clicks,strength,added\nsol,,sun,warm,,,3,0,60,\n'
    expect(preview(before)).toMatchObject({
      words: [{ word: 'sol', reading: '', meaning: '', notes: 'warm', seen: 3 }],
      ignoredColumns: [],
    })
    expect(preview('word,meaning\nsol,sun')).toMatchObject({ words: [{ meaning: 'sun', notes: '' }] })
  })

  it('[5.7c] words without counts start with seen 1, others with theirs', () => {
    expect(preview('word,seen,clicks\nsol,,\nluna,7,2')).toMatchObject({
      words: [
        { seen: 1, clicks: 0 },
        { seen: 7, clicks: 2 },
      ],
    })
  })

  it('[5.7a] leaves out words that the bank has, and those that a file has twice', () => {
    const result = preview('word\nsol\nluna\n sol \nmar', 'csv', ['mar'])
    expect(result).toMatchObject({
      known: 1,
      repeated: 1,
      words: [{ word: 'sol' }, { word: 'luna' }],
    })
  })
})

describe('what is wrong', () => {
  it.each([
    [
      'too many columns',
      'word,notes\nsol,sun,star',
      { code: 'too-many-columns', row: 2, text: 'sol sun star' },
    ],
    ['no word', 'word,notes\n ,sun', { code: 'no-word', row: 2 }],
    [
      'a word of 500 characters',
      `word\n${'x'.repeat(500)}`,
      { code: 'word-too-long', row: 2, text: `${'x'.repeat(40)}…` },
    ],
    ['a quote that never ends', 'word,notes\nsol,"sun\nluna,moon', { code: 'broken-quotes', row: 2 }],
    ['control characters', 'word\nso\u0000l', { code: 'unreadable-characters', row: 2, text: 'so\uFFFDl' }],
    ['half a character', 'word\nso\uD800l', { code: 'unreadable-characters', row: 2 }],
    [
      'a reading without end',
      `word,own reading\nsol,${'x'.repeat(201)}`,
      { code: 'reading-too-long', row: 2 },
    ],
    [
      'a meaning without end',
      `word,own meaning\nsol,${'x'.repeat(1001)}`,
      { code: 'meaning-too-long', row: 2 },
    ],
    ['notes without end', `word,notes\nsol,${'x'.repeat(4001)}`, { code: 'notes-too-long', row: 2 }],
    [
      '51 tags',
      `word;tags\nsol;${Array.from({ length: 51 }, (_, i) => i).join(',')}`,
      { code: 'too-many-tags', row: 2 },
    ],
    ['a count that is none', 'word,seen\nsol,often', { code: 'not-a-count', row: 2 }],
    ['a count below nothing', 'word,seen\nsol,-1', { code: 'not-a-count', row: 2 }],
    [
      'a sentence without end',
      `word,sentences\nsol,${'x'.repeat(1001)}`,
      { code: 'sentence-too-long', row: 2 },
    ],
  ])('%s is told with its row', (_name, text, problem) => {
    expect(preview(text)).toMatchObject({ words: [], problems: [problem] })
  })

  it('wrong rows are told, each with its number, and the others can be taken', () => {
    const result = preview('word,notes\nsol,sun\n,x\nluna,moon\n,y\n')
    expect(result).toMatchObject({
      words: [{ word: 'sol' }, { word: 'luna' }],
      problems: [{ row: 3 }, { row: 5 }],
    })
  })

  it.each(textFormats)('an empty file as %s is told as such', (format) => {
    expect(preview('\uFEFF \r\n\n', format)).toEqual({ problem: 'empty-file' })
  })

  it('takes 100,000 rows and refuses one more', () => {
    const rows = Array.from({ length: maxImportRows }, (_, index) => `w${index}`).join('\n')
    expect(preview(rows, 'list')).toMatchObject({ known: 0, problems: [] })
    expect(preview(`${rows}\none more`, 'list')).toEqual({ problem: 'too-many-rows' })
  })

  it('200 characters are a word, however many units they take', () => {
    expect(preview('😀'.repeat(200), 'list')).toMatchObject({ problems: [] })
    expect(preview('😀'.repeat(201), 'list')).toMatchObject({ problems: [{ code: 'word-too-long' }] })
  })

  it.each(textFormats)('no text breaks the reading as %s', (format) => {
    const pieces = fc.constantFrom(
      '"',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      '#',
      ':',
      '=',
      "'",
      'word',
      'tags column:2',
      '<',
      '&#x;',
      '你',
      '\u0000',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const result = preview(parts.join(''), format)
        const isSound = 'problem' in result || result.words.every(({ word }) => word !== '')
        expect(isSound).toBe(true)
      }),
    )
  })
})

describe('Anki', () => {
  it('reads what Anki writes: tabs, markup, tags, its own columns', () => {
    const text = [
      '#separator:tab',
      '#html:true',
      '#guid column:1',
      '#notetype column:2',
      '#deck column:3',
      '#tags column:6',
      'a#b\tBasic\tSpanish\t<b>sol</b>[sound:sol.mp3]\t"sun &amp; <i>""star""</i><br>sky"\tday a1',
      '# a comment',
      'c\tBasic\tSpanish\tluna\tmoon<img src="x.jpg">\t',
    ].join('\r\n')
    expect(wordsOf(text, 'anki')).toEqual(['sol/sun & "star"\nsky//day|a1', 'luna/moon//'])
  })

  it('reads an older file without head, and fields beyond the second', () => {
    expect(wordsOf('sol\tsun\tmasculine\nluna\tmoon\tfeminine', 'anki')).toEqual([
      'sol/sun/masculine/',
      'luna/moon/feminine/',
    ])
  })

  it('markup stays text where the file says that it is none', () => {
    expect(wordsOf('#separator:pipe\n#html:false\n#tags:food\npan|<b>&amp;', 'anki')).toEqual([
      'pan/<b>&amp;//food',
    ])
  })

  it('tells the row of the file, head counted', () => {
    expect(preview('#separator:tab\n#html:false\nsol\tsun\n\tmoon', 'anki')).toMatchObject({
      problems: [{ code: 'no-word', row: 4 }],
    })
  })
})

it('a plain list has one word or phrase a line, commas and all', () => {
  expect(wordsOf('sol\r\n\r\n  buenos   días \nsí, claro', 'list')).toEqual([
    'sol///',
    'buenos días///',
    'sí, claro///',
  ])
})

it.each([
  ['words.csv', 'word,notes', 'csv'],
  ['words.txt', '#separator:tab\nsol\tsun', 'anki'],
  ['words.txt', 'sol\tsun', 'anki'],
  ['words.txt', 'sol;sun', 'csv'],
  ['words.txt', 'sol\nluna', 'list'],
])('takes %s with %j for %s', (name, text, format) => {
  expect(guessFormat(name, text)).toBe(format)
})

it.each([
  ['UTF-8', [0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xb1], 'es-ES', 'añ'],
  ['UTF-16, little end first', [0xff, 0xfe, 0x60, 0x4f], 'zh-CN', '你'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x4f, 0x60], 'zh-CN', '你'],
  ['Windows-1252', [0x61, 0xf1, 0x6f], 'es-ES', 'año'],
  ['GB 18030', [0xc4, 0xe3, 0xba, 0xc3], 'zh-CN', '你好'],
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x00, 0x00], 'es-ES', undefined],
])('decodes %s', (_name, bytes, languageCode, text) => {
  expect(decodeFile(Uint8Array.from(bytes), languageCode)).toBe(text)
})
