// Generated from scenarios/*.yaml by scripts/compile-scenarios.ts. Do not edit.
import type { Scenario } from '../scenario.ts'

export const scenarios: readonly Scenario[] = [
  {
    "id": "cafe",
    "band": "A1",
    "title": {
      "en": "At the café",
      "es": "En la cafetería",
      "fr": "Au café",
      "zh": "在咖啡馆"
    },
    "welcome": {
      "es": [
        "¡Hola! Soy {tutor}. Hoy trabajo en una cafetería y tú eres mi cliente."
      ],
      "fr": [
        "Bonjour ! Je suis {tutor}. Aujourd'hui, je travaille dans un café et vous êtes mon client."
      ],
      "zh": [
        "你好！我是{tutor}。今天我在咖啡馆工作，你是客人。"
      ]
    },
    "welcomeFeminine": {
      "es": [
        "¡Hola! Soy {tutor}. Hoy trabajo en una cafetería y tú eres mi clienta."
      ],
      "fr": [
        "Bonjour ! Je suis {tutor}. Aujourd'hui, je travaille dans un café et vous êtes ma cliente."
      ]
    },
    "goals": {
      "es": [
        "por favor",
        "cuenta",
        "gracias"
      ],
      "fr": [
        "voudrais",
        "addition",
        "merci"
      ],
      "zh": [
        "杯",
        "多少",
        "谢谢"
      ]
    },
    "slots": {
      "drink": {
        "es": [
          "un café",
          "un té",
          "un zumo de naranja",
          "un chocolate",
          "una cerveza",
          "un café con leche",
          "una limonada",
          "un agua",
          "agua",
          "un refresco",
          "una coca-cola",
          "una infusión",
          "un batido",
          "un vino",
          "un café solo",
          "un cortado"
        ],
        "fr": [
          "un café",
          "un thé",
          "une eau",
          "un jus d'orange",
          "un chocolat",
          "une bière",
          "un café au lait",
          "une limonade",
          "de l'eau",
          "un verre d'eau",
          "un coca",
          "un expresso",
          "un thé vert",
          "un verre de vin",
          "une tisane"
        ],
        "zh": [
          "一杯咖啡",
          "一杯茶",
          "一杯水",
          "一杯果汁",
          "一杯牛奶",
          "一瓶啤酒",
          "一瓶可乐",
          "一杯绿茶",
          "一杯红茶",
          "一瓶水",
          "一杯可乐",
          "一杯拿铁"
        ]
      },
      "food": {
        "es": [
          "un cruasán",
          "una tostada",
          "un bocadillo",
          "una tarta de manzana",
          "una magdalena",
          "un pastel",
          "una galleta",
          "un sándwich",
          "una ensalada",
          "un helado"
        ],
        "fr": [
          "un croissant",
          "une tartine",
          "un sandwich",
          "une tarte aux pommes",
          "un gâteau",
          "un pain au chocolat",
          "une crêpe",
          "une glace",
          "une salade",
          "un cookie"
        ],
        "zh": [
          "一块蛋糕",
          "一个面包",
          "一个三明治",
          "一碗面条",
          "一块巧克力蛋糕",
          "一个苹果",
          "一碗米饭"
        ]
      }
    },
    "nodes": {
      "order": {
        "ask": {
          "es": [
            "¿Qué quieres tomar?",
            "¿Qué te pongo?"
          ],
          "fr": [
            "Qu'est-ce que vous voulez boire ?",
            "Qu'est-ce que je vous sers ?"
          ],
          "zh": [
            "你想喝什么？",
            "你要喝点儿什么？"
          ]
        },
        "simpler": {
          "es": "¿Un café o un té?",
          "fr": "Un café ou un thé ?",
          "zh": "咖啡还是茶？"
        },
        "expect": [
          {
            "id": "order-drink",
            "answers": {
              "es": [
                "[hola|buenos días] [yo] (quiero|quisiera|me pones|ponme|para mí|me gustaría) {drink} [por favor|gracias]",
                "{drink} [por favor]"
              ],
              "fr": [
                "[bonjour] (je voudrais|je veux|je prends|j'aimerais|pour moi) {drink} [s'il vous plaît|merci]",
                "{drink} [s'il vous plaît]"
              ],
              "zh": [
                "[你好] [请] [我] (想喝|要喝|要|想要|来|给我) {drink} [谢谢]",
                "{drink} [谢谢]"
              ]
            },
            "reply": {
              "es": "¡{drink}, muy bien!",
              "fr": "{drink}, très bien !",
              "zh": "{drink}，好的！"
            },
            "better": {
              "es": "Quisiera {drink}, por favor.",
              "fr": "Je voudrais {drink}, s'il vous plaît.",
              "zh": "我想要{drink}，谢谢。"
            },
            "next": "food"
          }
        ],
        "models": {
          "es": [
            "Quisiera un café, por favor.",
            "Para mí, un té."
          ],
          "fr": [
            "Je voudrais un café, s'il vous plaît.",
            "Pour moi, un thé."
          ],
          "zh": [
            "我想喝一杯咖啡。",
            "我要一杯茶，谢谢。"
          ]
        }
      },
      "food": {
        "ask": {
          "es": [
            "¿Quieres algo de comer?",
            "¿Y para comer?"
          ],
          "fr": [
            "Et avec ça, vous voulez manger quelque chose ?",
            "Vous voulez aussi manger quelque chose ?"
          ],
          "zh": [
            "你想吃点儿什么吗？",
            "还要吃点儿什么吗？"
          ]
        },
        "simpler": {
          "es": "¿Un cruasán, sí o no?",
          "fr": "Un croissant, oui ou non ?",
          "zh": "要蛋糕吗？"
        },
        "expect": [
          {
            "id": "order-food",
            "answers": {
              "es": [
                "[sí] [yo] [también] (quiero|quisiera|me pones|me gustaría) [comer] {food} [por favor|gracias]",
                "[sí] {food} [por favor]"
              ],
              "fr": [
                "[oui] (je voudrais|je veux|je prends|j'aimerais) [manger] [aussi] {food} [s'il vous plaît|merci]",
                "[oui] {food} [s'il vous plaît]"
              ],
              "zh": [
                "[好|好的] [我] [还] (想吃|要|想要|要吃|来) {food} [谢谢]",
                "[好|好的] {food} [谢谢]"
              ]
            },
            "reply": {
              "es": "Perfecto, {food}.",
              "fr": "Parfait, {food}.",
              "zh": "好，{food}。"
            },
            "better": {
              "es": "Sí, quisiera {food}, por favor.",
              "fr": "Oui, je voudrais {food}, s'il vous plaît.",
              "zh": "好的，我要{food}，谢谢。"
            },
            "next": "more"
          },
          {
            "id": "no-food",
            "answers": {
              "es": [
                "no [gracias] [no quiero nada] [no tengo hambre]"
              ],
              "fr": [
                "non [merci] [je n'ai pas faim] [c'est tout]"
              ],
              "zh": [
                "(不要|不用|不想吃|不饿|我不饿|不要了|不用了) [谢谢]"
              ]
            },
            "reply": {
              "es": "De acuerdo.",
              "fr": "D'accord.",
              "zh": "好的。"
            },
            "better": {
              "es": "No, gracias. No tengo hambre.",
              "fr": "Non merci, je n'ai pas faim.",
              "zh": "不用了，谢谢。"
            },
            "next": "more"
          }
        ],
        "models": {
          "es": [
            "Sí, un cruasán, por favor.",
            "No, gracias."
          ],
          "fr": [
            "Oui, un croissant, s'il vous plaît.",
            "Non merci, c'est tout."
          ],
          "zh": [
            "我还要一块蛋糕。",
            "不用了，谢谢。"
          ]
        }
      },
      "more": {
        "ask": {
          "es": [
            "Aquí tienes. ¿Algo más?",
            "Ya está. ¿Quieres algo más?"
          ],
          "fr": [
            "Voilà ! Vous désirez autre chose ?",
            "Et voici. Autre chose ?"
          ],
          "zh": [
            "给你。还要别的吗？",
            "好了。你还要什么吗？"
          ]
        },
        "simpler": {
          "es": "¿La cuenta?",
          "fr": "L'addition ?",
          "zh": "买单吗？"
        },
        "expect": [
          {
            "id": "ask-bill",
            "answers": {
              "es": [
                "[no] [gracias] [nada más] (la cuenta|me traes la cuenta|cuánto es|cuánto cuesta|quiero pagar|quisiera pagar) [por favor]"
              ],
              "fr": [
                "[non] [merci] [c'est tout] (l'addition|je voudrais l'addition|c'est combien|ça fait combien|combien ça coûte|je voudrais payer) [s'il vous plaît]"
              ],
              "zh": [
                "[不要了|不用了|没有了] [谢谢] (买单|我要买单|多少钱|一共多少钱|请买单|结账)"
              ]
            },
            "reply": {
              "es": "Ahora mismo.",
              "fr": "Tout de suite.",
              "zh": "好的，马上来。"
            },
            "better": {
              "es": "La cuenta, por favor.",
              "fr": "L'addition, s'il vous plaît.",
              "zh": "请问，一共多少钱？"
            },
            "next": "pay"
          },
          {
            "id": "nothing-more",
            "answers": {
              "es": [
                "no [gracias] [nada más] [gracias]",
                "nada más [gracias]"
              ],
              "fr": [
                "non [merci] [c'est tout]",
                "c'est tout [merci]"
              ],
              "zh": [
                "(不要了|不用了|没有了|不要|没有) [谢谢]"
              ]
            },
            "reply": {
              "es": "Muy bien.",
              "fr": "Très bien.",
              "zh": "好的。"
            },
            "better": {
              "es": "Nada más, gracias. La cuenta, por favor.",
              "fr": "C'est tout, merci. L'addition, s'il vous plaît.",
              "zh": "不要了，谢谢。买单！"
            },
            "next": "pay"
          }
        ],
        "models": {
          "es": [
            "La cuenta, por favor.",
            "¿Cuánto es?"
          ],
          "fr": [
            "L'addition, s'il vous plaît.",
            "Ça fait combien ?"
          ],
          "zh": [
            "买单！",
            "一共多少钱？"
          ]
        }
      },
      "pay": {
        "ask": {
          "es": [
            "Son cuatro euros con cincuenta. ¿Pagas con tarjeta o en efectivo?"
          ],
          "fr": [
            "Ça fait quatre euros cinquante. Vous payez par carte ou en espèces ?"
          ],
          "zh": [
            "一共二十五块。你刷卡还是付现金？"
          ]
        },
        "simpler": {
          "es": "¿Tarjeta o efectivo?",
          "fr": "Carte ou espèces ?",
          "zh": "刷卡还是现金？"
        },
        "expect": [
          {
            "id": "pay-how",
            "answers": {
              "es": [
                "[pago|voy a pagar|quiero pagar] (con tarjeta|en efectivo) [por favor|gracias]"
              ],
              "fr": [
                "[je paie|je voudrais payer|je vais payer] (par carte|en espèces) [s'il vous plaît|merci]"
              ],
              "zh": [
                "[我] [想] (刷卡|付现金|用现金|现金|用微信) [谢谢]"
              ]
            },
            "reply": {
              "es": "Gracias. ¡Que tengas un buen día!",
              "fr": "Merci. Bonne journée !",
              "zh": "谢谢，祝你愉快！"
            },
            "better": {
              "es": "Con tarjeta, gracias.",
              "fr": "Par carte, merci.",
              "zh": "我刷卡，谢谢。"
            },
            "next": "end"
          }
        ],
        "models": {
          "es": [
            "Con tarjeta, gracias.",
            "Pago en efectivo."
          ],
          "fr": [
            "Par carte, merci.",
            "En espèces."
          ],
          "zh": [
            "我刷卡，谢谢。",
            "付现金。"
          ]
        }
      }
    }
  },
  {
    "id": "introductions",
    "band": "A1",
    "title": {
      "en": "Meeting someone",
      "es": "Conocer a alguien",
      "fr": "Faire connaissance",
      "zh": "认识新朋友"
    },
    "welcome": {
      "es": [
        "¡Hola! Soy {tutor}. Es la primera vez que hablamos. ¡Qué bien!"
      ],
      "fr": [
        "Bonjour ! Je suis {tutor}. C'est la première fois qu'on se parle, quel plaisir !"
      ],
      "zh": [
        "你好！我是{tutor}。很高兴认识你！"
      ]
    },
    "goals": {
      "es": [
        "llamo",
        "vivo",
        "gusta"
      ],
      "fr": [
        "appelle",
        "habite",
        "aime"
      ],
      "zh": [
        "叫",
        "住",
        "喜欢"
      ]
    },
    "slots": {
      "country": {
        "es": [
          "Inglaterra"
        ],
        "fr": [
          "d'Angleterre",
          "d'Irlande",
          "des États-Unis",
          "d'Allemagne",
          "d'Italie",
          "du Portugal",
          "d'Espagne",
          "de Chine",
          "du Japon",
          "d'Inde",
          "du Brésil",
          "de Pologne",
          "du Canada",
          "de Suisse"
        ],
        "zh": [
          "英国"
        ]
      },
      "job": {
        "es": [
          "estudiante",
          "médico",
          "médica",
          "profesor",
          "profesora",
          "ingeniero",
          "ingeniera",
          "enfermero",
          "enfermera",
          "periodista",
          "cocinero",
          "cocinera"
        ],
        "fr": [
          "étudiant",
          "étudiante",
          "médecin",
          "professeur",
          "professeure",
          "ingénieur",
          "ingénieure",
          "infirmier",
          "infirmière",
          "journaliste",
          "cuisinier",
          "cuisinière"
        ],
        "zh": [
          "学生",
          "医生",
          "老师",
          "工程师",
          "护士",
          "记者",
          "厨师"
        ]
      },
      "hobby": {
        "es": [
          "leer",
          "cocinar",
          "bailar",
          "viajar",
          "nadar",
          "cantar",
          "la música",
          "el cine",
          "el fútbol"
        ],
        "fr": [
          "lire",
          "cuisiner",
          "danser",
          "voyager",
          "nager",
          "chanter",
          "la musique",
          "le cinéma",
          "le foot"
        ],
        "zh": [
          "看书",
          "做饭",
          "跳舞",
          "旅游",
          "游泳",
          "唱歌",
          "听音乐",
          "看电影",
          "踢足球"
        ]
      }
    },
    "nodes": {
      "name": {
        "ask": {
          "es": [
            "¿Cómo te llamas?",
            "¿Y tú? ¿Cuál es tu nombre?"
          ],
          "fr": [
            "Comment tu t'appelles ?",
            "Et toi, quel est ton prénom ?"
          ],
          "zh": [
            "你叫什么名字？",
            "请问，你叫什么？"
          ]
        },
        "simpler": {
          "es": "¿Tu nombre?",
          "fr": "Ton prénom ?",
          "zh": "你的名字呢？"
        },
        "expect": [
          {
            "id": "say-name",
            "answers": {
              "es": [
                "[hola] [yo] (me llamo|soy|mi nombre es) {name} [y tú|encantado|encantada|mucho gusto]"
              ],
              "fr": [
                "[bonjour|salut] [moi] (je m'appelle|je suis|moi c'est|mon prénom est) {name} [et toi|enchanté|enchantée]"
              ],
              "zh": [
                "[你好] (我叫|我是|我的名字是) {name} [你呢|很高兴认识你|认识你很高兴]"
              ]
            },
            "reply": {
              "es": "Mucho gusto, {name}.",
              "fr": "Quel plaisir de te rencontrer, {name}.",
              "zh": "{name}，你好！"
            },
            "better": {
              "es": "Me llamo {name}. Mucho gusto.",
              "fr": "Je m'appelle {name}, et toi ?",
              "zh": "我叫{name}，很高兴认识你。"
            },
            "next": "origin"
          }
        ],
        "models": {
          "es": [
            "Me llamo Ana.",
            "Soy Leo. Mucho gusto."
          ],
          "fr": [
            "Je m'appelle Anne.",
            "Moi, c'est Léo."
          ],
          "zh": [
            "我叫安娜。",
            "我是李明，很高兴认识你。"
          ]
        }
      },
      "origin": {
        "ask": {
          "es": [
            "¿De dónde eres?",
            "¿De qué país eres?"
          ],
          "fr": [
            "Tu viens d'où ?",
            "De quel pays viens-tu ?"
          ],
          "zh": [
            "你是哪国人？",
            "你是从哪儿来的？"
          ]
        },
        "simpler": {
          "es": "¿Eres de Inglaterra?",
          "fr": "Tu viens d'Angleterre ?",
          "zh": "你是英国人吗？"
        },
        "expect": [
          {
            "id": "say-origin",
            "answers": {
              "es": [
                "[yo] (soy de|vengo de) {place} [y tú]",
                "de {place}"
              ],
              "fr": [
                "(je viens|je suis) {country} [et toi]",
                "(je viens|je suis) (de|du|des|d') {place} [et toi]"
              ],
              "zh": [
                "我是{place}人 [你呢]",
                "我来自{place} [你呢]",
                "我是从{place}来的 [你呢]",
                "{place}人"
              ]
            },
            "reply": {
              "es": "¡Qué interesante!",
              "fr": "C'est intéressant !",
              "zh": "真有意思！"
            },
            "better": {
              "es": "Soy de {place}, ¿y tú?",
              "fr": "Je viens du Canada, et toi ?",
              "zh": "我是{place}人，你呢？"
            },
            "next": "city"
          }
        ],
        "models": {
          "es": [
            "Soy de Irlanda.",
            "Soy de Alemania, ¿y tú?"
          ],
          "fr": [
            "Je viens d'Irlande.",
            "Je viens du Canada, et toi ?"
          ],
          "zh": [
            "我是德国人。",
            "我来自英国，你呢？"
          ]
        }
      },
      "city": {
        "ask": {
          "es": [
            "¿Dónde vives ahora?",
            "¿Y en qué ciudad vives?"
          ],
          "fr": [
            "Tu habites où maintenant ?",
            "Et tu habites dans quelle ville ?"
          ],
          "zh": [
            "你现在住在哪儿？",
            "你住在哪个城市？"
          ]
        },
        "simpler": {
          "es": "¿Vives en Madrid?",
          "fr": "Tu habites à Paris ?",
          "zh": "你住在北京吗？"
        },
        "expect": [
          {
            "id": "say-city",
            "answers": {
              "es": [
                "[ahora] [yo] vivo en {place} [ahora] [y tú]",
                "en {place}"
              ],
              "fr": [
                "[maintenant] [moi] (j'habite|je vis) à {place} [maintenant] [et toi]",
                "à {place}"
              ],
              "zh": [
                "[现在] 我 [现在] 住在{place} [你呢]",
                "住在{place}"
              ]
            },
            "reply": {
              "es": "Seguro que es una ciudad bonita.",
              "fr": "Ça doit être une belle ville.",
              "zh": "那个城市一定很不错。"
            },
            "better": {
              "es": "Vivo en {place}, ¿y tú?",
              "fr": "J'habite à {place}, et toi ?",
              "zh": "我现在住在{place}，你呢？"
            },
            "next": "work"
          }
        ],
        "models": {
          "es": [
            "Vivo en Dublín.",
            "Ahora vivo en Madrid."
          ],
          "fr": [
            "J'habite à Lyon.",
            "Maintenant, je vis à Paris."
          ],
          "zh": [
            "我住在北京。",
            "我现在住在上海。"
          ]
        }
      },
      "work": {
        "ask": {
          "es": [
            "¿A qué te dedicas?",
            "¿Trabajas o estudias?"
          ],
          "fr": [
            "Qu'est-ce que tu fais dans la vie ?",
            "Tu travailles ou tu fais des études ?"
          ],
          "zh": [
            "你做什么工作？",
            "你是学生还是已经工作了？"
          ]
        },
        "simpler": {
          "es": "¿Eres estudiante?",
          "fr": "Tu fais des études ?",
          "zh": "你是学生吗？"
        },
        "expect": [
          {
            "id": "say-job",
            "answers": {
              "es": [
                "[yo] (soy|trabajo de) {job} [y tú]",
                "{job}"
              ],
              "fr": [
                "[moi] je suis {job} [et toi]",
                "{job}"
              ],
              "zh": [
                "我是{job} [你呢]",
                "{job}"
              ]
            },
            "reply": {
              "es": "Es un buen trabajo.",
              "fr": "C'est un beau métier.",
              "zh": "很好！"
            },
            "better": {
              "es": "Soy {job}, ¿y tú?",
              "fr": "Je suis {job}, et toi ?",
              "zh": "我是{job}，你呢？"
            },
            "next": "hobby"
          },
          {
            "id": "study",
            "answers": {
              "es": [
                "[yo] estudio [en la universidad]",
                "[yo] trabajo [en una oficina]"
              ],
              "fr": [
                "[moi] je fais des études",
                "[moi] je travaille [dans un bureau]"
              ],
              "zh": [
                "我(在上学|在上班|工作了|已经工作了)"
              ]
            },
            "reply": {
              "es": "Ya veo.",
              "fr": "Je vois.",
              "zh": "这样啊。"
            },
            "better": {
              "es": "Trabajo en una oficina.",
              "fr": "Je travaille dans un bureau.",
              "zh": "我已经工作了。"
            },
            "next": "hobby"
          }
        ],
        "models": {
          "es": [
            "Soy periodista.",
            "Trabajo en una oficina."
          ],
          "fr": [
            "Je suis journaliste.",
            "Je travaille dans un bureau."
          ],
          "zh": [
            "我是老师。",
            "我是学生，你呢？"
          ]
        }
      },
      "hobby": {
        "ask": {
          "es": [
            "¿Qué te gusta hacer en tu tiempo libre?"
          ],
          "fr": [
            "Qu'est-ce que tu aimes faire pendant ton temps libre ?"
          ],
          "zh": [
            "你有空的时候喜欢做什么？"
          ]
        },
        "simpler": {
          "es": "¿Te gusta leer?",
          "fr": "Tu aimes lire ?",
          "zh": "你喜欢看书吗？"
        },
        "expect": [
          {
            "id": "say-hobby",
            "answers": {
              "es": [
                "[a mí] me gusta [mucho] {hobby} [y a ti]",
                "sí [me gusta mucho]"
              ],
              "fr": [
                "[moi] j'aime [bien|beaucoup] {hobby} [et toi]",
                "oui [j'aime bien]"
              ],
              "zh": [
                "我[很]喜欢{hobby} [你呢]",
                "喜欢"
              ]
            },
            "reply": {
              "es": "¡A mí también!",
              "fr": "Moi aussi !",
              "zh": "我也喜欢！"
            },
            "better": {
              "es": "Me gusta mucho {hobby}.",
              "fr": "J'aime beaucoup {hobby}.",
              "zh": "我很喜欢{hobby}。"
            },
            "next": "end"
          }
        ],
        "models": {
          "es": [
            "Me gusta leer.",
            "Me gusta mucho la música."
          ],
          "fr": [
            "J'aime lire.",
            "J'aime beaucoup la musique."
          ],
          "zh": [
            "我喜欢看书。",
            "我很喜欢听音乐。"
          ]
        }
      }
    }
  }
]
