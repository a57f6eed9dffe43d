import type { TopicArticles } from '../../help/article'

export const dictionary: TopicArticles<'dictionary'> = {
  'search-dictionary': {
    title: '查词典',
    problem: '想查一个对话里没有的词。',
    steps: [
      '打开“{shell.pages.bank.name}”，再打开“{bank.viewDictionary}”。',
      '输入词语、读音（带不带声调都行）或英文意思。',
      '打开词条，可以看词形、例句、量词或笔顺。',
      '不搜索时，“{words.browse}”会列出某个级别的词，最常用的在前。',
    ],
    expect: '词形变化也能找到原形：输入 fuimos 会找到 ir 和 ser。第一次加载之后，没有网络也能查。',
    words: '搜索，变位，动词，阴阳性，笔画，笔顺，HSK，翻译',
  },
  'wrong-reading': {
    title: '读音或分词不对',
    problem: '汉语里，词上面的拼音不对，或者两个词连在了一起。',
    steps: [
      '点那个词，打开“{words.correct}”。',
      '写上正确的读音，例如 zhang3；或者在词与词之间加一个空格。',
      '点“{words.saveCorrection}”。',
    ],
    expect: '从此在任何地方都照你的读法。想撤销，还在这里。',
    words: '拼音，声调，分词，多音字，拆开，合并',
  },
}
