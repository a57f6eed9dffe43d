import type { Texts } from '../groups'

export const common: Texts['common'] = {
  productName: 'Lingarden',
  labelled: (label) => `${label}：`,
  tagline: '种一座你的语言花园。',
  close: '关闭',
  tryAgain: '再试一次',
  help: '查看相关帮助',
  loading: '加载中',
  notifications: '通知',
  interfaceLanguage: '界面语言',
  interfaceLanguageFailed: '这个语言没有加载成功，请再试一次。',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  stages: { seed: '种子', sprout: '嫩芽', leaf: '新叶', bud: '花苞', bloom: '开花' },
  thirsty: (stage) => `${stage}，该浇水了`,
  somethingWentWrong: '这里出了点问题，Lingarden 的其他部分仍然可用。',
}
