import type { Texts } from '../groups'

export const offline: Texts['offline'] = {
  sent: '已恢复连接，等待中的内容已发送。',
  notKept: '此浏览器无法再保存内容：你所做的只在本页面打开期间有效。',
  leavingTitle: '还有内容没有保存',
  leavingText: '此浏览器中还有更改尚未发送到服务器。如果现在退出登录，这些更改会丢失。',
  stay: '保持登录',
  leaveAnyway: '仍然退出',
}
