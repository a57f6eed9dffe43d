import type { Texts } from '../en'
import { formatCount } from '../format'

export const dashboard: Texts['dashboard'] = {
  title: '首页',
  greeting: (name) => `你好，${name}`,
  greetingNameless: '你好',
  start: '和老师聊聊',
  garden: '你的花园',
  words: (count) => formatCount('zh', count, { other: '个词' }),
  weak: '发芽',
  medium: '生长',
  strong: '开花',
  recent: '最近遇到的词',
  emptyTitle: '一块空花圃',
  empty: '和老师聊聊吧。你遇到的每个词，都是撒在这里的一颗种子。',
  toBank: '打开词库',
}
