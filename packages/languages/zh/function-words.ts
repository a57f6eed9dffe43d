/**
 * The closed classes of Mandarin: determiners, pronouns, prepositions, conjunctions and particles. Modal verbs, numerals,
 * measure words and adverbs are learnt as words; of the adverbs 不 and 没 stand here, as no and ne … pas do.
 */
export const mandarinFunctionWords: readonly string[] = [
  // determiners
  '这 那 哪 每 各 某 这个 那个 哪个 这些 那些 哪些',
  // pronouns
  '我 你 您 他 她 它 我们 你们 您们 他们 她们 它们 咱 咱们 自己 人家 大家 别人 谁 什么 啥',
  // prepositions
  '把 被 从 对于 关于 跟 向 往 于 由 以 为 为了 按 按照 根据 除了 至于 朝 离',
  // conjunctions
  '和 与 及 以及 或 或者 还是 而 而且 并 并且 但 但是 可是 不过 因为 所以 因此 如果 要是 虽然 尽管 即使 只要 只有 不但 不仅 然而 那么 否则',
  // particles
  '的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 啦 哦 哇 喽 罢了 所 之 们 等等',
  // negation
  '不 没',
].flatMap((line) => line.split(' '))
