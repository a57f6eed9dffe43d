// Generated from lines.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { TutorLines } from '@lingarden/languages/kit/tutor/lines'

export const lines: TutorLines = {
  "notUnderstood": [
    "对不起，我没听懂。",
    "不好意思，我没明白。",
    "哎呀，这句我没听清。",
    "不好意思，我没跟上。"
  ],
  "greeting": [
    "你好！"
  ],
  "wellbeing": [
    "我很好，谢谢。"
  ],
  "thanks": [
    "不客气！",
    "不用谢！"
  ],
  "goodbye": [
    "再见！还想聊的话："
  ],
  "simpler": [
    "没关系，我说得简单一点儿。"
  ],
  "impolite": [
    "我们说话客气一点儿吧。"
  ],
  "tooLong": [
    "太长了！我们一句一句地说吧。"
  ],
  "empty": [
    "你还在吗？"
  ],
  "moveOn": [
    "没关系，我们继续。"
  ],
  "forExample": [
    "比如：“{model}”"
  ],
  "taskDone": [
    "太好了！这一课的任务完成了。"
  ],
  "taskOver": [
    "这一课的任务就到这里。"
  ],
  "finished": [
    "好，这一段聊完了。"
  ],
  "nextScene": [
    "现在我们换一个话题。"
  ],
  "nextTalk": [
    "我们聊点儿别的吧。",
    "换个话题聊聊吧。"
  ],
  "askAboutWord": [
    "你能用“{word}”说一句话吗？"
  ],
  "talkAboutWord": [
    "“{word}”是什么意思？请用自己的话说一说。",
    "请用“{word}”讲一件你自己的事。",
    "请用“{word}”问我一个问题。"
  ],
  "thanksForSentence": [
    "谢谢！"
  ],
  "understood": [
    "好的。"
  ],
  "wellUsed": [
    "用得很好！"
  ],
  "apology": [
    "没关系。",
    "没事儿！"
  ],
  "repeat": [
    "好的，我再说一遍。",
    "没问题。"
  ],
  "slower": [
    "好的，慢一点儿。"
  ],
  "louder": [
    "好的，大声一点儿。"
  ],
  "meaningIs": [
    "“{word}”：{meaning}。"
  ],
  "wordingIs": [
    "可以说“{word}”。"
  ],
  "spellingIs": [
    "是这样：{word}。"
  ],
  "unknownWord": [
    "哎呀，这个词我不认识。"
  ],
  "dontKnow": [
    "没关系。",
    "不着急，慢慢来。"
  ],
  "machine": [
    "我是一个程序，不是真人，不过我很喜欢聊天。"
  ],
  "noted": [
    "好的，我记住了。",
    "好，知道了。"
  ],
  "questionUnknown": [
    "这个我也不太清楚。",
    "嗯，这个我不知道。",
    "这个我说不准。",
    "这我还真不了解。",
    "这个我没注意过。",
    "这个我不敢乱说。"
  ],
  "ownUnknown": [
    "这个我还真没想过。",
    "我自己嘛，还说不上来。",
    "这个问题我从来没想过。"
  ],
  "asSaid": [
    "这个我刚才说过，再说一次吧。",
    "像我刚才说的：",
    "没问题，再说一遍："
  ],
  "andYou": [
    "你呢？"
  ],
  "recast": [
    "哦，“{right}”。",
    "对，“{right}”。"
  ],
  "recastLater": [
    "你刚才想说的是：“{right}”。",
    "刚才你告诉我：“{right}”。"
  ],
  "backToQuestion": [
    "那我想问问：",
    "我再问一句："
  ],
  "goOn": [
    "嗯，好。",
    "好的，那么。"
  ],
  "mendOwn": [
    "这是你自己说过的一句话：“{gap}”空的地方应该是什么？",
    "还记得你这句话吗？“{gap}”空里填什么？"
  ],
  "mendRight": [
    "对了！“{right}”"
  ],
  "mendShown": [
    "差一点儿。应该说：“{right}”"
  ],
  "greetByName": [
    "{fact}，又见面了！",
    "{fact}，很高兴又见到你！"
  ],
  "recall": {
    "origin": "对了，你说过你是{fact}人。你们那儿常吃什么？",
    "nationality": "对了，你说过你是{fact}。你们那儿常吃什么？",
    "home": "对了，你住在{fact}。今天天气怎么样？",
    "work": "对了，你说过你是{fact}。你喜欢吗？",
    "family": "对了，你有{fact}。你家人最近好吗？",
    "pet": "对了，你家有{fact}。给我讲讲吧！",
    "pet_name": "对了，{fact}最近怎么样？",
    "likes": "对了，你说过你喜欢{fact}。为什么呢？"
  }
}
