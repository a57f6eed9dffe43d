import { replaceInOrder, type Replacement } from '../../kit/spoken/replace-in-order.ts'
import type { HeardWord, SpokenRules } from '../../rules/spoken-rules.ts'
import { answers } from '../answers.ts'
import { mandarinLiberties } from './liberties.ts'

/** Words that nobody hears a difference between, whether their readings are known or not. */
const alike: readonly Replacement[] = [
  [/[她它]/gu, '他'],
  [/[地得]/gu, '的'],
  [/(今天|明天|昨天|现在|晚上|早上|下午|上午)(我们|你们|他们|我|你|他)/gu, '$2$1'],
]

const past: Readonly<Record<number, string>> = { 15: '一刻', 30: '半', 45: '三刻' }

/** Character by character: readings tell what they sound like. */
export const spoken: SpokenRules = {
  liberties: mandarinLiberties,
  listWords: (text) => {
    const [plain = ''] = answers.listWords(text)
    return (replaceInOrder(plain, alike).match(/\p{Script=Han}|[^\p{Script=Han}]+/gu) ?? []).map(
      (one): HeardWord => ({ plain: one, isName: false }),
    )
  },
  soundOf: (character) => character,
  repeatsAreFalseStarts: false,
  signs: [],
  hour: '点',
  tellTime: (spell, hour, minute) =>
    past[minute] === undefined ? undefined : `${spell(hour)}点${past[minute]}`,
  // Two of something is 两 and the number two is 二; both are written 2.
  otherNumbers: { 2: '两' },
  piece: /\p{Script=Han}[^\p{L}\p{N}]*|[\p{L}\p{M}\p{N}]+[^\p{L}\p{N}]*/gu,
}
