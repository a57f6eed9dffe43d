import type { Texts } from '../en'

export const offline: Texts['offline'] = {
  sent: '已恢复连接，等待中的内容已发送。',
  notKept: '此浏览器无法再保存内容：你所做的只在本页面打开期间有效。',
}
