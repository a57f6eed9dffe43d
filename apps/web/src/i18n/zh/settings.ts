import type { Texts } from '../en'

export const settings: Texts['settings'] = {
  title: '设置',
  language: '所学语言',
  change: '更改',
  gender: '词形（阴阳性）',
  level: '水平',
  notChosen: '未选择',
  displayName: '显示名称',
  tutor: '老师',
  saved: '已保存',
  notSaved: '没有保存成功，请再试一次。',
  voice: '老师的声音',
  hearVoice: (name) => `试听${name}`,
  switches: {
    mask_words: '遮住我熟悉的词，指向时再显示',
    auto_generate_audio: '自动生成老师的语音',
    autoplay_audio: '自动播放老师的语音',
    show_actions: '在消息下方显示操作按钮',
    give_feedback: '点评我写的内容',
    hint_first: '先提示哪里错了、为什么，需要时再看正确说法',
    auto_parse_responses: '自动让词语可以点击',
    show_definitions_on_hover: '指向词语时显示意思',
    show_suggestions: '建议我怎么回复',
  },
}
