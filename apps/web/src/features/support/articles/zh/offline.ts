import type { TopicArticles } from '../../help/article'

export const offline: TopicArticles<'offline'> = {
  'without-connection': {
    title: '没有网络也能学',
    problem: '在火车或飞机上，或者网络不好。',
    steps: [
      '有网络时先打开一次 Lingarden，选好要学的语言，再去老师那里看一看。',
      '没有网络时照常学：词库、复习、打开过的课和内置老师都能用。',
      '恢复网络后，让 Lingarden 的页面开一会儿。',
    ],
    expect:
      '做过的事会自动发送，而且只算一次，在两台设备上学也一样；一个月以前的练习时间不再计入。翻译、讲解和语音转文字要等联网。',
    words: '离线，断网，飞机，同步，没有连接，保存，等待',
  },
  install: {
    title: '把 Lingarden 放到主屏幕',
    problem: '想像打开应用一样打开 Lingarden。',
    steps: [
      '在安卓手机、Chrome 或 Edge 里：打开浏览器菜单，选择安装应用或添加到主屏幕。',
      '在 iPhone 或 iPad 上：在 Safari 里点“共享”，再点“添加到主屏幕”。',
      '在装好的应用里登录一次。',
    ],
    expect: '它会在自己的窗口里打开，没有网络也能用。不想要了，就像删除其他应用一样删掉，账号仍然保留。',
    words: '应用，安装，PWA，iPhone，安卓，苹果，主屏幕，下载',
  },
}
