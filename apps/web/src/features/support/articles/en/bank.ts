import type { TopicArticles } from '../../help/article'

export const bank: TopicArticles<'bank'> = {
  'how-words-grow': {
    title: 'How words grow',
    problem: 'You wonder what the plants mean, and why a word is weak or strong.',
    steps: [
      'Open {shell.pages.bank.name}: each word shows a plant, from seed to bloom, and its strength from 0 to 100.',
      'A word is planted when you look it up, add it, use it in a sentence of your own, play its lesson or import it. What the tutor has only said stands under {bankWords.standings.met}: press {bankWords.plant} for those you want.',
      'Meeting a word makes it grow: in a conversation, a lesson or a review.',
      'Looking its meaning up lets it grow more slowly.',
    ],
    expect:
      'Below 60 a word is weak, from 80 on it is strong. When it is reviewed does not follow from its strength but from how well you remembered it.',
    words: 'strength, plant, seed, bloom, weak, strong, garden, score',
  },
  'add-words': {
    title: 'Add words yourself',
    problem: 'You have met a word elsewhere and want to learn it here.',
    steps: [
      'Open {shell.pages.bank.name} and press {bankWords.addWords}.',
      'By hand: type the word; the dictionary suggests while you type.',
      'From a text: paste an article or a song, and pick the words that are new to you.',
      'Give them a tag if you want to find them together later.',
    ],
    expect: 'New words come up in your next reviews. A word that you have already is left as it is.',
    words: 'new word, vocabulary, list, paste, text, tag',
  },
  'sort-words': {
    title: 'Find, tag and remove many words',
    problem: 'Your bank has grown, and you want to put it in order.',
    steps: [
      'Type in the search, or open {bankWords.filters} to see only words of one strength, tag, day or source.',
      'Pick words by their boxes; with Shift you pick all in between.',
      'Below the list choose what to do with them: tag, note, practise or remove.',
    ],
    expect: 'Whatever you do can be taken back at once with {bank.undo}, or by Control and Z.',
    words: 'filter, search, select, bulk, delete words, tags, notes, undo, sort',
  },
  'import-words': {
    title: 'Import words from a file',
    problem: 'You have a list in a spreadsheet, in Anki or in a text file.',
    steps: [
      'Open {shell.pages.bank.name}, press {bankWords.addWords} and choose {bankFiles.wayNames.file}.',
      'Choose the file, or drop it onto the field. CSV, a text exported by Anki, and one word a line are understood.',
      'Look at the preview: it says what is new, what you have already, and what is wrong in which row.',
      'Mend the rows that are wrong in your file, or import when all is in order.',
    ],
    expect:
      'A file with mistakes changes nothing, so you can never end up with half of it. Up to 100,000 rows are taken at once.',
    words: 'csv, anki, excel, spreadsheet, upload, deck, list, error, row',
  },
  'export-words': {
    title: 'Export words, also for Anki',
    problem: 'You want to have your words elsewhere, or as a copy.',
    steps: [
      'Open {shell.pages.bank.name} and press {bankWords.exportWords}. To export only some, filter or pick them before.',
      'Choose the format: a table for spreadsheets, JSON with everything, or a text for Anki.',
      'In Anki choose Import and then the file.',
    ],
    expect:
      'The file is saved where your browser puts downloads. The table can be imported here again. For everything else of yours, see the article on your data.',
    words: 'csv, json, anki, download, backup, save, spreadsheet, excel',
  },
}
