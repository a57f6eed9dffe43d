import type { Texts } from '../groups'

export const charts: Texts['charts'] = {
  asTable: '以表格显示',
  tableOf: (title) => `${title}（表格）`,
  saveTable: (title) => `将“${title}”保存为 CSV`,
  savePicture: (title) => `将“${title}”保存为 PNG`,
  pictureFailed: '图片没有生成，请再试一次。',
  parts: (title) => `${title}，用方向键逐项查看`,
}
