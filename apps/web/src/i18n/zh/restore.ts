import { formatNumber } from '../format'
import type { Texts } from '../groups'

const counted = (unit: string) => (number: number) => `${number} ${unit}`

export const restore: Texts['restore'] = {
  about: '这里已有的内容保持不变，其余的从文件取回。',
  opening: '正在读取文件',
  problems: {
    'no-json': '这不是 Lingarden 的导出文件：请选择“导出所有数据”保存的文件。',
    foreign: '这个文件来自别的程序。',
    'words-alone': '这个文件只有词语，没有复习记录和练习天数。请选择“导出所有数据”保存的文件。',
    'too-new': '这个文件来自比此服务器更新的 Lingarden。',
    damaged: '文件已损坏或不完整，请重新导出。',
    'too-large': '文件太大，最多 300 MB。',
    unreadable: '文件无法读取，请再试一次。',
  },
  of: (day) => `${day}导出：`,
  tables: {
    user_dictionaries: counted('个词'),
    dictionary_corrections: counted('个改过的读音'),
    review_log: counted('次复习'),
    learner_mistakes: counted('个错误'),
    learner_facts: counted('件老师记住的事'),
    daily_analytics_history: counted('天'),
    restored_days: counted('天（以前恢复的）'),
    practice_slices: counted('段练习'),
    tutor_histories: counted('段对话'),
    lesson_progress: counted('课'),
    review_activities: counted('个自己做的活动'),
  },
  settings: '你的设置和目标',
  foreign: (language, number) => `这里不教 ${language}，它的 ${number} 条内容不恢复。`,
  notTaken: '练习天数作为你自己的历史恢复：好友和排行榜只计算在这里的练习。点数、套餐、好友和反馈留在原处。',
  take: '恢复',
  sending: (done, total) => `正在恢复：${formatNumber('zh', done)} / ${formatNumber('zh', total)}`,
  brokenOff: '恢复中断了。没有丢失，也没有重复：联网后继续即可。',
  goOn: '继续',
  done: (number) => `文件里的 ${number} 条内容都已在这里。`,
  refused: (number) => `${number} 条损坏的内容没有恢复。`,
  close: '关闭',
}
