import type { Texts } from '../groups'

export const site: Texts['site'] = {
  notFoundTitle: '这个页面还没长出来',
  notFound: '可能是地址输错了，也可能是页面搬走了。',
  toDashboard: '去首页',
  toStart: '回到首页',
  maintenanceTitle: '马上回来',
  maintenance: '我们正在打理 Lingarden，请过一会儿再来。',
}
