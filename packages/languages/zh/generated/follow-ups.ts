// Generated from follow-ups.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { FollowUps } from '@lingarden/languages/kit/tutor/follow-ups'

export const followUps: FollowUps = {
  "feelings": [
    {
      "id": "relief",
      "is": "glad",
      "about": [],
      "lines": [
        "那就好！",
        "这下可以放心了！",
        "结果好就好。"
      ]
    },
    {
      "id": "death",
      "is": "sad",
      "about": [],
      "lines": [
        "听到这个消息，我很难过。",
        "请节哀。"
      ]
    },
    {
      "id": "lost-job",
      "is": "sad",
      "about": [],
      "lines": [
        "这不容易，真替你难过。",
        "心里一定不好受。",
        "希望很快会有转机。"
      ]
    },
    {
      "id": "parting",
      "is": "sad",
      "about": [],
      "lines": [
        "这不容易吧。",
        "哎，真让人难过。"
      ]
    },
    {
      "id": "quarrel",
      "is": "sad",
      "about": [],
      "lines": [
        "这种事真让人不舒服。",
        "这种事很伤人。",
        "你不开心，我很理解。"
      ]
    },
    {
      "id": "health",
      "is": "sad",
      "about": [],
      "lines": [
        "哎呀，希望快点儿好起来。",
        "哎，听着就难受。",
        "身体最重要。"
      ]
    },
    {
      "id": "mishap",
      "is": "sad",
      "about": [],
      "lines": [
        "哎呀，真不走运。",
        "真让人着急！",
        "真麻烦。"
      ]
    },
    {
      "id": "money",
      "is": "sad",
      "about": [],
      "lines": [
        "是啊，这真让人发愁。",
        "钱的事最让人操心。"
      ]
    },
    {
      "id": "strain",
      "is": "sad",
      "about": [],
      "lines": [
        "谁都会累的。",
        "一下子这么多事啊。",
        "那要好好儿歇一歇。"
      ]
    },
    {
      "id": "worry",
      "is": "sad",
      "about": [],
      "lines": [
        "我明白，这事你放不下。",
        "这很正常。",
        "要是我，也会担心。"
      ]
    },
    {
      "id": "longing",
      "is": "sad",
      "about": [],
      "lines": [
        "听你这么说，我也不好受。",
        "我理解你的心情。",
        "真替你难过。"
      ]
    },
    {
      "id": "great-joy",
      "is": "glad",
      "about": [],
      "lines": [
        "这真是个好消息！",
        "恭喜恭喜！",
        "真替你高兴！"
      ]
    },
    {
      "id": "joy",
      "is": "glad",
      "about": [],
      "lines": [
        "太好了！",
        "听着就高兴。",
        "真不错！",
        "真好啊！"
      ]
    }
  ],
  "neutral": [
    "哦，这样啊。",
    "是吗。",
    "我听着呢。",
    "嗯。",
    "嗯，可以想象。",
    "谢谢你告诉我。",
    "我记住了。",
    "是这样。"
  ],
  "topics": [
    {
      "id": "death",
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "你想跟我说说以前的事吗？",
            "band": "A1"
          },
          {
            "ask": "这些天谁陪着你？",
            "band": "A1"
          },
          {
            "ask": "你最愿意记住的是什么？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "parting",
      "about": [],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "那你自己感觉怎么样？",
            "band": "A1"
          },
          {
            "ask": "你还常见到他们吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "这些天你怎么样？",
            "band": "A1"
          },
          {
            "ask": "现在什么能让你好受一点儿？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "illness",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "plan": [
          {
            "ask": "医生怎么说？",
            "band": "A1"
          },
          {
            "ask": "有人陪你去吗？",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "现在好一点儿了吗？",
            "band": "A1"
          },
          {
            "ask": "你能帮上忙吗？",
            "band": "A1"
          },
          {
            "ask": "这样多长时间了？",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "现在好一点儿了吗？",
            "band": "A1"
          },
          {
            "ask": "那你吃药了吗，还是怎么办的？",
            "band": "A1"
          },
          {
            "ask": "从什么时候开始的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "accident",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "现在没事了吧？",
            "band": "A1"
          },
          {
            "ask": "是怎么发生的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "是怎么发生的？",
            "band": "A1"
          },
          {
            "ask": "现在还疼吗？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "animal-found",
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "它现在在哪儿？",
            "band": "A1"
          },
          {
            "ask": "你打算怎么照顾它？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "lost-thing",
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "你觉得会在哪儿呢？",
            "band": "A1"
          },
          {
            "ask": "里面有很重要的东西吗？",
            "band": "A1"
          },
          {
            "ask": "发现的时候你是怎么做的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "found-thing",
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "是在哪儿找到的？",
            "band": "A1"
          },
          {
            "ask": "当时你说了什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relief",
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "后来心情怎么样？",
            "band": "A1"
          },
          {
            "ask": "最后是怎么解决的？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "no-work",
      "about": [],
      "sad": true,
      "asks": {
        "told": [
          {
            "ask": "那接下来有什么打算？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "那你想找什么样的工作？",
            "band": "A1"
          },
          {
            "ask": "现在你每天做些什么？",
            "band": "A1"
          },
          {
            "ask": "以前的工作你喜欢什么地方？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "interview",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "past": [
          {
            "ask": "他们问了你什么？",
            "band": "A1"
          },
          {
            "ask": "什么时候有消息？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "这份工作你喜欢什么地方？",
            "band": "A1"
          },
          {
            "ask": "你怎么准备呢？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "exam",
      "words": [],
      "about": [],
      "asks": {
        "sad past": [
          {
            "ask": "还可以再考一次吗？",
            "band": "A1"
          },
          {
            "ask": "最难的是什么？",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "怎么样能让你不那么紧张？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "考了些什么？",
            "band": "A1"
          },
          {
            "ask": "你是怎么复习的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "考什么呢？",
            "band": "A1"
          },
          {
            "ask": "你什么时候学习效果最好？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "birth",
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "孩子叫什么名字？",
            "band": "A1"
          },
          {
            "ask": "孩子像谁？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "名字想好了吗？",
            "band": "A1"
          },
          {
            "ask": "家里人怎么说？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "wedding",
      "words": [],
      "about": [],
      "asks": {
        "surely-past": [
          {
            "ask": "最美的是哪个时刻？",
            "band": "A1"
          },
          {
            "ask": "大家跳舞了吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "婚礼在哪儿办？",
            "band": "A1"
          },
          {
            "ask": "要来多少人？",
            "band": "A1"
          },
          {
            "ask": "还有什么要准备的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "birthday",
      "words": [],
      "about": [],
      "asks": {
        "surely-past": [
          {
            "ask": "收到了什么礼物？",
            "band": "A1"
          },
          {
            "ask": "你们吃了什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "怎么庆祝呢？",
            "band": "A1"
          },
          {
            "ask": "什么礼物好呢？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "party",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "谁会来？",
            "band": "A1"
          },
          {
            "ask": "你带什么或者做什么菜？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "气氛怎么样？",
            "band": "A1"
          },
          {
            "ask": "玩到几点？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "吃什么呢？",
            "band": "A1"
          },
          {
            "ask": "一般都有谁？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "present",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "当时你说了什么？",
            "band": "A1"
          },
          {
            "ask": "你打算怎么用？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "是给谁的？",
            "band": "A1"
          },
          {
            "ask": "好买吗？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "moving",
      "words": [],
      "about": [],
      "asks": {
        "surely-past": [
          {
            "ask": "那边住得怎么样？",
            "band": "A1"
          },
          {
            "ask": "你想念什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "为什么去那儿？",
            "band": "A1"
          },
          {
            "ask": "你会想念什么？",
            "band": "A1"
          },
          {
            "ask": "新家最好是什么样的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "film",
      "words": [],
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "讲的是什么？",
            "band": "A1"
          },
          {
            "ask": "你还想再看一次吗？",
            "band": "A1"
          },
          {
            "ask": "你记得哪个场面？",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "你推荐哪一部？",
            "band": "A1"
          },
          {
            "ask": "你在家看还是去电影院看？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "book",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "写的是什么？",
            "band": "A1"
          },
          {
            "ask": "结尾你喜欢吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你喜欢在哪儿看书？",
            "band": "A1"
          },
          {
            "ask": "你会送朋友哪本书？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "music",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "你最想先听或者先学哪首歌？",
            "band": "A1"
          },
          {
            "ask": "谁跟你一起？",
            "band": "A1"
          }
        ],
        "surely-past": [
          {
            "ask": "你最喜欢哪首歌？",
            "band": "A1"
          },
          {
            "ask": "人多吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "从什么时候开始的？",
            "band": "A1"
          },
          {
            "ask": "是什么样的音乐？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sport",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "队里气氛怎么样？",
            "band": "A1"
          },
          {
            "ask": "下一场是什么时候？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "你怎么训练？",
            "band": "A1"
          },
          {
            "ask": "你跟谁一起去？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "结果怎么样？",
            "band": "A1"
          },
          {
            "ask": "身体累不累？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "一个星期几次？",
            "band": "A1"
          },
          {
            "ask": "为什么喜欢这项运动？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hike",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "你带什么东西去？",
            "band": "A1"
          },
          {
            "ask": "要是下雨呢？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "路上看见了什么？",
            "band": "A1"
          },
          {
            "ask": "走了多长时间？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你喜欢什么地方？",
            "band": "A1"
          },
          {
            "ask": "哪儿的风景最美？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "study-abroad",
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "到了那儿你最想做什么？",
            "band": "A1"
          },
          {
            "ask": "你觉得什么会比较难？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "trip",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "那怎么办呢？",
            "band": "A1"
          },
          {
            "ask": "以后还想去吗？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "到了那儿你想看什么？",
            "band": "A1"
          },
          {
            "ask": "打算去多久？",
            "band": "A1"
          },
          {
            "ask": "你怎么去？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "你最喜欢什么？",
            "band": "A1"
          },
          {
            "ask": "在那儿吃了什么？",
            "band": "A1"
          },
          {
            "ask": "你还想再去吗？",
            "band": "A2"
          }
        ],
        "any": [
          {
            "ask": "下次想去哪儿？",
            "band": "A1"
          },
          {
            "ask": "你喜欢跟谁一起旅行？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "sea",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "水凉吗？",
            "band": "A1"
          },
          {
            "ask": "在那儿待了多久？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你喜欢游泳还是晒太阳？",
            "band": "A1"
          },
          {
            "ask": "是哪儿的海边？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "cooking",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "需要什么材料？",
            "band": "A1"
          },
          {
            "ask": "做给谁吃？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "做得怎么样？",
            "band": "A1"
          },
          {
            "ask": "是谁教你的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们家最常吃什么？",
            "band": "A1"
          },
          {
            "ask": "你想学做什么菜？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "eating-out",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "你想点什么？",
            "band": "A1"
          },
          {
            "ask": "有什么要庆祝的吗？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "吃了什么？",
            "band": "A1"
          },
          {
            "ask": "你们聊了什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "有什么好吃的？",
            "band": "A1"
          },
          {
            "ask": "你常去吗？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "diet",
      "words": [],
      "asks": {
        "told": [
          {
            "ask": "那你们一起吃什么呢？",
            "band": "A1"
          },
          {
            "ask": "对你来说方便吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "难不难？",
            "band": "A1"
          },
          {
            "ask": "那你改吃什么？",
            "band": "A1"
          },
          {
            "ask": "你为什么开始这样吃？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "food",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "那你改吃什么？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "味道怎么样？",
            "band": "A1"
          },
          {
            "ask": "是谁做的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "是怎么做的？",
            "band": "A1"
          },
          {
            "ask": "什么时候吃这个？",
            "band": "A1"
          },
          {
            "ask": "你喜欢味道重的还是清淡的？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "garden",
      "words": [],
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "什么时候能收获？",
            "band": "A1"
          },
          {
            "ask": "谁来照顾？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "什么长得最好？",
            "band": "A1"
          },
          {
            "ask": "你每天花多少时间？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "pet",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "它现在怎么样了？",
            "band": "A1"
          },
          {
            "ask": "兽医怎么说？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "它叫什么名字？",
            "band": "A1"
          },
          {
            "ask": "它最喜欢什么？",
            "band": "A1"
          },
          {
            "ask": "它是怎么来你家的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "neighbours",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "你跟他们谈过吗？",
            "band": "A1"
          },
          {
            "ask": "总是这样吗？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "你们聊了些什么？",
            "band": "A1"
          },
          {
            "ask": "你们常见面吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们相处得怎么样？",
            "band": "A1"
          },
          {
            "ask": "你们互相帮忙吗？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "boss",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "同事们怎么说？",
            "band": "A1"
          },
          {
            "ask": "你能跟他谈谈吗？",
            "band": "A1"
          },
          {
            "ask": "那种时候你怎么办？",
            "band": "A2"
          }
        ],
        "past": [
          {
            "ask": "你怎么回答的？",
            "band": "A1"
          },
          {
            "ask": "来得及吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们相处得怎么样？",
            "band": "A1"
          },
          {
            "ask": "你觉得好老板是什么样的？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "colleagues",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "这样多长时间了？",
            "band": "A1"
          },
          {
            "ask": "你希望有什么改变？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "你要准备什么？",
            "band": "A1"
          },
          {
            "ask": "时间够吗？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "结果怎么样？",
            "band": "A1"
          },
          {
            "ask": "你们聊了些什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你喜欢什么地方？",
            "band": "A1"
          },
          {
            "ask": "难的是什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "teaching",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "别人怎么说？",
            "band": "A1"
          },
          {
            "ask": "怎么样会好一点儿？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "那你是怎么做的？",
            "band": "A1"
          },
          {
            "ask": "那节课怎么样？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "学生多大？",
            "band": "A1"
          },
          {
            "ask": "最好的地方是什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "profession",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "你希望有什么改变？",
            "band": "A1"
          },
          {
            "ask": "下班以后你怎么休息？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "第一步是什么？",
            "band": "A1"
          },
          {
            "ask": "为什么想做这个？",
            "band": "A1"
          }
        ],
        "told past": [
          {
            "ask": "以前常听到工作上的事吗？",
            "band": "A1"
          }
        ],
        "used-to": [
          {
            "ask": "那时候怎么样？",
            "band": "A1"
          },
          {
            "ask": "你记得最清楚的是什么？",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "这个工作辛苦吗？",
            "band": "A1"
          },
          {
            "ask": "你自己想做这样的工作吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "一般的一天是怎么过的？",
            "band": "A1"
          },
          {
            "ask": "你最喜欢的是什么？",
            "band": "A1"
          },
          {
            "ask": "你是怎么开始做这个工作的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "languages",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "你觉得最难的是什么？",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "你们之间说这个语言吗？",
            "band": "A1"
          },
          {
            "ask": "是在哪儿学的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "什么对你的学习最有帮助？",
            "band": "A1"
          },
          {
            "ask": "你跟谁说？",
            "band": "A1"
          },
          {
            "ask": "你最喜欢哪个词？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "studies",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "谁可以帮帮你？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "你想学什么呢？",
            "band": "A1"
          },
          {
            "ask": "为什么想学这个？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "最有意思的是什么？",
            "band": "A1"
          },
          {
            "ask": "还要学多久？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "child",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "孩子现在怎么样？",
            "band": "A1"
          },
          {
            "ask": "孩子需要什么？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "后来呢？",
            "band": "A1"
          },
          {
            "ask": "那你说了什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "孩子喜欢什么？",
            "band": "A1"
          },
          {
            "ask": "你们一起做什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "visit",
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "你们打算一起做什么？",
            "band": "A1"
          },
          {
            "ask": "待多久？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "你们一起做了什么？",
            "band": "A1"
          },
          {
            "ask": "你们聊了些什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们常见面吗？",
            "band": "A1"
          },
          {
            "ask": "你们一起做什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "friend",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "你想对他说什么？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "你们打算一起做什么？",
            "band": "A1"
          },
          {
            "ask": "你们是怎么认识的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们是怎么认识的？",
            "band": "A1"
          },
          {
            "ask": "你们喜欢一起做什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "partner",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "你们谈过这件事吗？",
            "band": "A1"
          },
          {
            "ask": "你自己希望怎么样？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们是怎么认识的？",
            "band": "A1"
          },
          {
            "ask": "家里的事你们怎么分工？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "relatives",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "现在怎么样了？",
            "band": "A1"
          },
          {
            "ask": "你能做点儿什么吗？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "你们打算一起做什么？",
            "band": "A1"
          }
        ],
        "surely-past": [
          {
            "ask": "别人说了什么？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你们常见面吗？",
            "band": "A1"
          },
          {
            "ask": "你们喜欢一起做什么？",
            "band": "A1"
          },
          {
            "ask": "你从那儿学到了什么？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "sleep",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "明天几点起？",
            "band": "A1"
          }
        ],
        "sad": [
          {
            "ask": "是什么让你睡不着？",
            "band": "A1"
          },
          {
            "ask": "怎么样会睡得好一点儿？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你睡几个小时？",
            "band": "A1"
          },
          {
            "ask": "你平时睡得好吗？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "stress",
      "words": [],
      "about": [],
      "sad": true,
      "asks": {
        "any": [
          {
            "ask": "你怎么放松？",
            "band": "A1"
          },
          {
            "ask": "什么时候有自己的时间？",
            "band": "A1"
          },
          {
            "ask": "有什么可以先放一放的？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "computer",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "有人能帮你修吗？",
            "band": "A1"
          },
          {
            "ask": "那现在你怎么办？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你用它做什么？",
            "band": "A1"
          },
          {
            "ask": "每天用几个小时？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "transport",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "那后来怎么办的？",
            "band": "A1"
          },
          {
            "ask": "常常这样吗？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "要多长时间？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "要多长时间？",
            "band": "A1"
          },
          {
            "ask": "路上你做什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "shopping",
      "words": [],
      "asks": {
        "plan": [
          {
            "ask": "你想要什么样的？",
            "band": "A1"
          },
          {
            "ask": "打算去哪儿买？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "找到想要的了吗？",
            "band": "A1"
          },
          {
            "ask": "贵吗？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你喜欢买东西吗？",
            "band": "A1"
          },
          {
            "ask": "你自己去还是跟别人去？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "money",
      "words": [],
      "asks": {
        "sad": [
          {
            "ask": "花钱最多的是什么？",
            "band": "A1"
          },
          {
            "ask": "有什么办法吗？",
            "band": "A1"
          }
        ],
        "plan": [
          {
            "ask": "你怎么存钱？",
            "band": "A1"
          },
          {
            "ask": "还差多少？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你怎么存钱？",
            "band": "A1"
          },
          {
            "ask": "你愿意把钱花在什么地方？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "housework",
      "words": [],
      "asks": {
        "past": [
          {
            "ask": "用了多长时间？",
            "band": "A1"
          },
          {
            "ask": "现在看起来怎么样？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "有人帮你吗？",
            "band": "A1"
          },
          {
            "ask": "你最不喜欢哪种家务？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "home",
      "words": [],
      "about": [],
      "asks": {
        "sad": [
          {
            "ask": "怎么样会好一些？",
            "band": "A1"
          }
        ],
        "told": [
          {
            "ask": "你常去那儿吗？",
            "band": "A1"
          },
          {
            "ask": "那儿怎么样？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "那儿你最喜欢什么？",
            "band": "A1"
          },
          {
            "ask": "你在那儿住了多久？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "hometown",
      "words": [],
      "about": [],
      "asks": {
        "told": [
          {
            "ask": "你常去那儿吗？",
            "band": "A1"
          },
          {
            "ask": "那儿怎么样？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "那儿有什么特别的？",
            "band": "A1"
          },
          {
            "ask": "有什么值得看的？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "weather",
      "words": [],
      "about": [],
      "asks": {
        "plan": [
          {
            "ask": "要是天气不好，你做什么？",
            "band": "A1"
          }
        ],
        "past": [
          {
            "ask": "那你做了什么？",
            "band": "A1"
          },
          {
            "ask": "现在天气怎么样？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "你喜欢这样的天气吗？",
            "band": "A1"
          },
          {
            "ask": "这样的天气你做什么？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "rest",
      "words": [],
      "about": [],
      "asks": {
        "past": [
          {
            "ask": "休息得好吗？",
            "band": "A1"
          },
          {
            "ask": "时间是怎么过的？",
            "band": "A1"
          }
        ],
        "any": [
          {
            "ask": "什么最让你放松？",
            "band": "A1"
          },
          {
            "ask": "你能什么都不做吗？",
            "band": "A1"
          }
        ]
      }
    },
    {
      "id": "dream",
      "words": [],
      "about": [],
      "asks": {
        "any": [
          {
            "ask": "第一步是什么？",
            "band": "A1"
          },
          {
            "ask": "这个想法有多久了？",
            "band": "A1"
          },
          {
            "ask": "还差什么呢？",
            "band": "A2"
          }
        ]
      }
    },
    {
      "id": "habit",
      "words": [],
      "asks": {
        "any": [
          {
            "ask": "你喜欢一天里的这个时候吗？",
            "band": "A1"
          },
          {
            "ask": "周末不一样吗？",
            "band": "A1"
          }
        ]
      }
    }
  ],
  "general": {
    "sad": [
      {
        "ask": "那你现在怎么样？",
        "band": "A1"
      },
      {
        "ask": "那谁可以帮帮你呢？",
        "band": "A1"
      },
      {
        "ask": "那现在做点儿什么会让你舒服一些？",
        "band": "A1"
      },
      {
        "ask": "这件事你跟别人说过吗？",
        "band": "A2"
      },
      {
        "ask": "你想多跟我说说吗？",
        "band": "B1"
      }
    ],
    "glad": [
      {
        "ask": "当时你心情怎么样？",
        "band": "A1"
      },
      {
        "ask": "你第一个告诉了谁？",
        "band": "A1"
      },
      {
        "ask": "哪一点让你最高兴？",
        "band": "A1"
      }
    ],
    "surely-past": [
      {
        "ask": "后来呢？",
        "band": "A1"
      },
      {
        "ask": "当时怎么样？",
        "band": "A1"
      },
      {
        "ask": "当时你是怎么想的？",
        "band": "A2"
      },
      {
        "ask": "如果再来一次，你还会这样吗？",
        "band": "B1"
      }
    ],
    "used-to": [
      {
        "ask": "你记得最清楚的是什么？",
        "band": "A1"
      },
      {
        "ask": "你想念那时候吗？",
        "band": "A1"
      }
    ],
    "plan": [
      {
        "ask": "你最期待什么？",
        "band": "A1"
      },
      {
        "ask": "那还需要准备什么？",
        "band": "A1"
      },
      {
        "ask": "你是怎么有这个想法的？",
        "band": "A2"
      }
    ],
    "any": [
      {
        "ask": "再多说一点儿吧。",
        "band": "A1"
      },
      {
        "ask": "接着说，我很想听。",
        "band": "A1"
      }
    ],
    "!past !plan !told !used-to": [
      {
        "ask": "你喜欢这样吗？",
        "band": "A1"
      },
      {
        "ask": "一直都是这样吗？",
        "band": "A1"
      },
      {
        "ask": "这是为什么呢？",
        "band": "A2"
      }
    ]
  }
}
