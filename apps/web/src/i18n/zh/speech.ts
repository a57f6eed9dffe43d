import type { Texts } from '../en'

export const speech: Texts['speech'] = {
  hear: (text) => `听“${text}”`,
  stop: '停止',
  failed: '现在无法播放语音。你可以继续阅读。',
  unreachable: '无法连接服务器，现在不能朗读。',
}
