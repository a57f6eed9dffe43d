import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { noteMany, tagMany, type ManyChanged } from '@lingarden/domain/bank/change-many'
import { rewriteWord, type Rewriting } from '@lingarden/domain/bank/rewrite-word'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useChangeBank } from '@/lib/bank/change-bank'
import { newRow } from '@/lib/bank/new-row'
import { carryReviews } from '@/lib/review/carry-reviews'
import { useUser } from '@/lib/session/session-provider'

/** Changing words of the bank, each change with a note of what was done and the way back. */
export function useEditWords(languageCode: string) {
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const { id: userId } = useUser()
  const client = useQueryClient()
  const change = useChangeBank()
  const last = useRef<readonly BankEdit[]>(undefined)

  const takeBack = (inverses: readonly BankEdit[]) => {
    if (last.current === inverses) last.current = undefined
    void edit(inverses, undefined)
  }
  async function edit(made: readonly BankEdit[], done: string | undefined, onShown?: () => void) {
    const changes = []
    for (const one of made) changes.push({ one, ...(await change(languageCode, one)) })
    onShown?.()
    const inverses = changes.flatMap(({ inverse }) => inverse ?? []).toReversed()
    if (done !== undefined && inverses.length > 0) {
      last.current = inverses
      showToast({ title: done, action: { label: bank.undo, onClick: () => takeBack(inverses) } })
    }
    const outcomes = await Promise.all(changes.map(({ outcome }) => outcome))
    if (outcomes.includes('refused')) showToast({ title: bank.refused, variant: 'destructive' })
    for (const [place, { one }] of changes.entries())
      if (one.kind === 'rename' && outcomes[place] !== 'refused')
        await carryReviews(client, { userId, languageCode }, one)
  }
  async function editMany({ edit: made, full }: ManyChanged, done: (count: number) => string, total: number) {
    if (full.length > 0) showToast({ title: bankWords.noRoom(full.length), variant: 'destructive' })
    if (full.length < total) await edit([made], done(total - full.length))
  }
  return {
    /** Takes the last change of many words, a removal or a rewriting back; nothing where there was none. */
    undo: () => {
      if (last.current) takeBack(last.current)
    },
    tag: (words: readonly BankWord[], tags: { add: string[]; remove: string[] }) =>
      editMany(tagMany(words, tags), bankWords.tagged, words.length),
    note: (words: readonly BankWord[], note: string) =>
      editMany(noteMany(words, note), bankWords.noted, words.length),
    /** Plants words that were only met. */
    plant: (words: readonly string[]) => {
      const [first] = words
      if (first === undefined) return
      const done = words.length === 1 ? bankWords.plantedOne(first) : bankWords.planted(words.length)
      void edit([{ kind: 'add', rows: words.map((word) => newRow(word, 'hand')) }], done)
    },
    remove: (words: readonly string[]) => {
      const [first] = words
      if (first === undefined) return
      const done = words.length === 1 ? bank.removed(first) : bankWords.removed(words.length)
      void edit([{ kind: 'remove', words: [...words] }], done)
    },
    /** Sets what the learner wrote of a word; the field itself shows it. */
    set: (word: string, written: { notes?: string; tags?: string[]; sentences?: string[] }) =>
      edit([{ kind: 'set', changes: [{ word, change: written }] }], undefined),
    /** Writes a word, its reading and its meaning anew. @param onShown hears when the list shows it */
    rewrite: (word: BankWord, written: Rewriting, onShown: () => void) =>
      void edit(rewriteWord(word, written), bankWords.rewritten(written.term), onShown),
  }
}
