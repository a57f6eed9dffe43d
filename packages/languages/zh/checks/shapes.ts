/** Characters that learners take for one another by their shape, in groups. */
export const shapes: readonly string[] = (
  '名各 坏环 令今 丈大 私松 蓝篮 拉垃 己已 未末 侯候 幺么 土士 人入 干千 牛午 贝见 住往 情清请晴 很跟根恨 买卖 喝渴 找我 乌鸟 刀力 ' +
  '白百 直真 问间 体休 木本 广厂 处外 话活 拿拾 受爱 师帅 经径轻 级极 课棵 冈风 西四 因困团 开并 元无 天夫 办为 史吏 历厉 怀坏 抱报 ' +
  '板饭 折拆 快块决 慢漫 馆管 观欢现 字宇子 学字 辛幸 辩辨 博搏 竞竟 遗遣 推谁准淮 借错惜 睛晴 跟眼 忘忙 阳阴 饭饮 钱线浅 钟种 净静 ' +
  '爷爸 特持待 等诗侍时 式试 旅族放 狠很'
).split(' ')
