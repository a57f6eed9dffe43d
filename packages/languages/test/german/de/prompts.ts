import { latinWords } from '@lingarden/languages/kit/prompts/latin-words'
import { wholeWords } from '@lingarden/languages/kit/prompts/whole-words'
import type { PromptRules } from '@lingarden/languages/prompt-rules'

export const prompts: PromptRules = {
  variety: 'the German of Germany, with du',
  wordsOf: (text) => latinWords(text),
  shortestTopic: 5,
  unfit: [wholeWords('krank* schwanger* kirche* gehalt schulden passwort')],
}
