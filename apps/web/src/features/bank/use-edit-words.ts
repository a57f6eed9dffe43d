import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { noteMany, tagMany, type ManyChanged } from '@lingarden/domain/bank/change-many'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useRef } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useChangeBank } from '@/lib/bank/change-bank'

/** Changing words of the bank, each change with a note of what was done and the way back. */
export function useEditWords(languageCode: string) {
  const { bank, bankWords } = useTexts()
  const change = useChangeBank()
  const last = useRef<BankEdit>(undefined)

  const takeBack = (inverse: BankEdit) => {
    if (last.current === inverse) last.current = undefined
    void edit(inverse, undefined)
  }
  async function edit(made: BankEdit, done: string | undefined) {
    const { outcome, inverse } = await change(languageCode, made)
    if (done !== undefined && inverse) {
      last.current = inverse
      showToast({ title: done, action: { label: bank.undo, onClick: () => takeBack(inverse) } })
    }
    if ((await outcome) === 'refused') showToast({ title: bank.refused, variant: 'destructive' })
  }
  async function editMany({ edit: made, full }: ManyChanged, done: (count: number) => string, total: number) {
    if (full.length > 0) showToast({ title: bankWords.noRoom(full.length), variant: 'destructive' })
    if (full.length < total) await edit(made, done(total - full.length))
  }
  return {
    /** Takes the last change of many words, or a removal, back; nothing where there was none. */
    undo: () => {
      if (last.current) takeBack(last.current)
    },
    tag: (words: readonly BankWord[], tags: { add: string[]; remove: string[] }) =>
      editMany(tagMany(words, tags), bankWords.tagged, words.length),
    note: (words: readonly BankWord[], note: string) =>
      editMany(noteMany(words, note), bankWords.noted, words.length),
    remove: (words: readonly string[]) => {
      const [first] = words
      if (first === undefined) return
      const done = words.length === 1 ? bank.removed(first) : bankWords.removed(words.length)
      void edit({ kind: 'remove', words: [...words] }, done)
    },
    /** Sets what the learner wrote of a word; the field itself shows it. */
    set: (word: string, written: { notes?: string; tags?: string[]; sentences?: string[] }) =>
      edit({ kind: 'set', changes: [{ word, change: written }] }, undefined),
  }
}
