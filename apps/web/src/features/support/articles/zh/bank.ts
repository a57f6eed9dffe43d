import type { TopicArticles } from '../../help/article'

export const bank: TopicArticles<'bank'> = {
  'how-words-grow': {
    title: '词是怎么长大的',
    problem: '想知道那些小植物是什么意思，为什么有的词生疏、有的词牢固。',
    steps: [
      '打开“{shell.pages.bank.name}”：每个词都有一株植物，从种子到开花，还有 0 到 100 的熟练度。',
      '查过、添加、自己造句用过、学完课程或导入的词，就算种下了。老师只是说过的词在“{bankWords.standings.met}”里：想学的就按“{bankWords.plant}”。',
      '每遇到一次，词就会长大：在对话里、课文里或复习时。',
      '查了意思，就长得慢一些。',
    ],
    expect: '60 以下算生疏，80 起算牢固。什么时候复习与熟练度无关，而是看你记得怎么样。',
    words: '强度，植物，种子，开花，生疏，牢固，花园，分数',
  },
  'add-words': {
    title: '自己添加词语',
    problem: '在别处遇到一个词，想在这里学。',
    steps: [
      '打开“{shell.pages.bank.name}”，点“{bankWords.addWords}”。',
      '手动添加：输入词语，词典会边输入边给出建议。',
      '从文章添加：粘贴一篇文章或一首歌词，选出你不认识的词。',
      '以后想一起找到它们，就加一个标签。',
    ],
    expect: '新词会出现在接下来的复习里。已经有的词保持不变。',
    words: '新词，生词表，粘贴，文章，标签',
  },
  'sort-words': {
    title: '查找、标记和移除许多词',
    problem: '词库越来越大，想整理一下。',
    steps: [
      '在搜索框里输入，或者打开“{bankWords.filters}”，只看某种熟练度、某个标签、某天或某个来源的词。',
      '勾选词语；按住 Shift 可以把中间的都选上。',
      '在列表下方选择要做的事：加标签、写笔记、练习或移除。',
    ],
    expect: '做完的任何一步都可以马上用“{bank.undo}”或 Ctrl 加 Z 撤销。',
    words: '筛选，搜索，选择，批量，删除词语，标签，笔记，撤销，排序',
  },
  'import-words': {
    title: '从文件导入词语',
    problem: '电子表格、Anki 或文本文件里有一份词表。',
    steps: [
      '打开“{shell.pages.bank.name}”，点“{bankWords.addWords}”，再选“{bankFiles.wayNames.file}”。',
      '选择文件，或者拖到框里。支持 CSV、Anki 导出的文本和每行一个词的列表。',
      '看看预览：哪些是新词，哪些已经有了，哪一行有什么问题。',
      '在文件里改好有问题的行；没有问题就可以导入。',
    ],
    expect: '有错误的文件不会改动任何内容，所以不会只导入一半。一次最多 10 万行。',
    words: 'csv，anki，excel，表格，上传，牌组，列表，错误，行',
  },
  'export-words': {
    title: '导出词语，也可用于 Anki',
    problem: '想在别处用这些词，或者留一份备份。',
    steps: [
      '打开“{shell.pages.bank.name}”，点“{bankWords.exportWords}”。只想导出一部分，就先筛选或勾选。',
      '选择格式：表格，包含全部信息的 JSON，或者 Anki 文本。',
      '在 Anki 里选择“导入”，再选这个文件。',
    ],
    expect: '文件会保存到浏览器的下载位置。表格可以再导入这里。其他数据请看关于数据的文章。',
    words: 'csv，json，anki，下载，备份，保存，表格，excel',
  },
}
