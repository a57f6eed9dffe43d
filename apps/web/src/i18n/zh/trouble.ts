import type { Texts } from '../groups'

export const trouble: Texts['trouble'] = {
  partMissing: '没能打开',
  partMissingHint: 'Lingarden 有一部分没有加载成功。你做过的内容都还在。',
  slow: '服务器响应比平时慢。',
  accountFailed: '没能加载你的账号。里面的内容都还在，请稍后再试。',
  accountOffline: '此浏览器还没有保存你的账号，联网后就能打开。',
  offline: '你现在离线，此浏览器没有保存这部分内容。恢复联网后会自动显示。',
}
