import { writeAnkiPackage } from '@lingarden/anki/write-package'
import { writeAnki } from '@lingarden/domain/bank-transfer/anki'
import { deckOfWords } from '@lingarden/domain/bank-transfer/deck-of-words'
import { writeBankCsv } from '@lingarden/domain/bank-transfer/csv'
import { writeJson } from '@lingarden/domain/bank-transfer/json'
import { rebuildCards } from '@lingarden/domain/review/rebuild-cards'
import type { SqlJsStatic } from 'sql.js'
import type { TransferCalls } from './protocol'

/** Words as a file of a format, with how well each is known. */
export async function writeFile(
  { words, log, format, languageCode, title, now, sounds }: TransferCalls['write']['args'],
  openSqlite: () => Promise<SqlJsStatic>,
): Promise<TransferCalls['write']['result']> {
  switch (format) {
    case 'csv':
      return writeBankCsv(words, rebuildCards(log))
    case 'json':
      return writeJson(words, languageCode)
    case 'anki':
      return writeAnki(words)
    case 'apkg': {
      const deck = deckOfWords(words, { log, languageCode, title, now, sounds })
      return new Uint8Array(await writeAnkiPackage(deck, await openSqlite()))
    }
    default:
      return format satisfies never
  }
}
