import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { WordInText } from '@/components/word-view/word-in-text'
import { isPhrase, selectedPhrase, type SelectedWord } from './selected-word'

/** The word that was selected, in all of its sentence: the selection names the words alone. A phrase is one word. */
export function selectedInText(selected: SelectedWord): WordInText {
  if (isPhrase(selected)) return termAlone(selectedPhrase(selected).text)
  const { sentence, words, index } = selected
  const tokens: TextToken[] = []
  let end = 0
  for (const word of words) {
    if (word.start > end) tokens.push(between(sentence, end, word.start))
    tokens.push(word)
    end = word.start + word.text.length
  }
  return { tokens, start: words[index]?.start ?? 0 }
}

/** A term by itself: a part of a word, or the whole that one belongs to. */
export const termAlone = (term: string): WordInText => ({
  tokens: [{ kind: 'word', text: term, term, start: 0 }],
  start: 0,
})

function between(sentence: string, start: number, end: number): TextToken {
  const text = sentence.slice(start, end)
  return { kind: text.trim() === '' ? 'space' : 'punctuation', text, start }
}
