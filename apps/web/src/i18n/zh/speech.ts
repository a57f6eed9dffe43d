import type { Texts } from '../groups'

export const speech: Texts['speech'] = {
  hear: (text) => `听“${text}”`,
  stop: '停止',
  failed: '现在无法播放语音。你可以继续阅读。',
  unreachable: '无法连接服务器，现在不能朗读。',
  play: '听',
  again: '再听一遍',
  fromStart: '从头听',
  pause: '暂停',
  resume: '继续',
  controls: '正在朗读',
  speed: (rate) => `速度 ${rate}`,
  written: '写成文字用时',
  firstText: '回复用时',
  firstSound: '语音用时',
  slower: '慢一点',
}
