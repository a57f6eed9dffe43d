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
          "un cortado",
          "un café americano",
          "un descafeinado",
          "un té verde",
          "un té con leche",
          "una manzanilla",
          "un zumo",
          "un zumo de manzana",
          "una caña",
          "un vino tinto",
          "un vino blanco",
          "una copa de vino",
          "un vaso de agua",
          "una botella de agua",
          "un agua con gas",
          "un agua sin gas",
          "un chocolate caliente",
          "un vaso de leche",
          "un batido de fresa",
          "una tónica",
          "una horchata",
          "un cola cao"
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
          "une tisane",
          "un café crème",
          "un crème",
          "un café noir",
          "un allongé",
          "un café allongé",
          "un déca",
          "un cappuccino",
          "du café",
          "du thé",
          "un thé au citron",
          "un thé à la menthe",
          "un chocolat chaud",
          "un lait chaud",
          "un jus de pomme",
          "un jus de fruits",
          "un coca-cola",
          "un diabolo menthe",
          "un sirop à la menthe",
          "un demi",
          "un verre de vin rouge",
          "un verre de vin blanc",
          "une carafe d'eau",
          "une bouteille d'eau",
          "une eau gazeuse",
          "une eau plate"
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
          "一杯拿铁",
          "一杯啤酒",
          "一瓶牛奶",
          "一瓶果汁",
          "一瓶咖啡",
          "一瓶茶",
          "一瓶绿茶",
          "一杯热水",
          "一杯冰水",
          "一杯冰咖啡",
          "一杯热咖啡",
          "一杯美式",
          "一杯美式咖啡",
          "一杯奶茶",
          "一杯橙汁",
          "一杯苹果汁",
          "一杯豆浆",
          "一杯热巧克力",
          "一杯卡布奇诺",
          "两杯咖啡",
          "两杯茶",
          "两杯水",
          "咖啡",
          "茶",
          "水",
          "热水",
          "果汁",
          "橙汁",
          "牛奶",
          "啤酒",
          "可乐",
          "绿茶",
          "红茶",
          "奶茶",
          "拿铁",
          "美式",
          "豆浆"
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
          "un helado",
          "un croissant",
          "un cruasán de chocolate",
          "una napolitana",
          "un bollo",
          "una tostada con tomate",
          "una tostada con mantequilla",
          "un bocadillo de jamón",
          "un bocadillo de queso",
          "una tarta",
          "una tarta de chocolate",
          "una tarta de queso",
          "un trozo de tarta",
          "una porción de tarta",
          "un pincho de tortilla",
          "churros",
          "unos churros",
          "una hamburguesa",
          "una pizza",
          "unas patatas fritas",
          "un helado de chocolate",
          "fruta"
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
          "un cookie",
          "une tarte",
          "une tarte au citron",
          "une part de tarte",
          "une part de gâteau",
          "un gâteau au chocolat",
          "un sandwich au fromage",
          "un sandwich jambon-beurre",
          "un croque-monsieur",
          "un croissant aux amandes",
          "une crêpe au sucre",
          "une glace au chocolat",
          "une glace à la vanille",
          "une quiche",
          "une omelette",
          "une soupe",
          "une pizza",
          "un burger",
          "des frites",
          "un yaourt",
          "un éclair",
          "un macaron",
          "une brioche",
          "du pain",
          "du fromage",
          "deux croissants",
          "une salade de fruits"
        ],
        "zh": [
          "一块蛋糕",
          "一个面包",
          "一个三明治",
          "一碗面条",
          "一块巧克力蛋糕",
          "一个苹果",
          "一碗米饭",
          "一个蛋糕",
          "一块面包",
          "一片面包",
          "一份三明治",
          "一块三明治",
          "一碗面",
          "一份沙拉",
          "一个汉堡",
          "一份薯条",
          "一个冰淇淋",
          "一块饼干",
          "一个包子",
          "两个面包",
          "两块蛋糕",
          "蛋糕",
          "面包",
          "三明治",
          "面条",
          "饺子",
          "包子",
          "米饭",
          "水果",
          "苹果",
          "汉堡",
          "沙拉",
          "饼干",
          "冰淇淋"
        ]
      },
      "another": {
        "es": [
          "otro café",
          "otro té",
          "otro zumo",
          "otra cerveza",
          "otra agua",
          "otro cruasán"
        ],
        "fr": [
          "un autre café",
          "un autre thé",
          "un autre croissant",
          "une autre bière",
          "encore un café"
        ],
        "zh": [
          "一杯咖啡",
          "一杯茶",
          "一杯水",
          "一瓶水",
          "一块蛋糕",
          "一个面包"
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
                "[hola|buenos días|buenas] (quiero|quisiera|quería|querría|me gustaría|me pones|me pone|ponme|póngame|me das|para mí) {drink} [por favor|gracias]",
                "yo quiero {drink} [por favor]",
                "(quiero|quisiera|quería|me gustaría|voy a|puedo) tomar {drink} [por favor]",
                "quiero beber {drink} [por favor]",
                "tomo {drink}",
                "[hola|buenos días|buenas tardes|buenas] {drink} [por favor|gracias]",
                "por favor {drink}"
              ],
              "fr": [
                "[bonjour|bonsoir] (je voudrais|je veux|je prends|je vais prendre|j'aimerais|pour moi) {drink} [s'il vous plaît|merci]",
                "moi (je voudrais|je prends) {drink} [s'il vous plaît]",
                "(je voudrais|je veux|j'aimerais) boire {drink} [s'il vous plaît]",
                "[est-ce que] je peux avoir {drink} [s'il vous plaît]",
                "(puis-je|pourrais-je) avoir {drink} [s'il vous plaît]",
                "(j'aimerais bien|ce sera) {drink} [s'il vous plaît]",
                "[bonjour|bonsoir] {drink} [s'il vous plaît|merci]"
              ],
              "zh": [
                "[你好] [我] (想喝|要|想要|来) {drink} [谢谢]",
                "[我] (要喝|喝|想点) {drink}",
                "[请|麻烦] 给我 [来] {drink} [谢谢]",
                "可以给我{drink}吗",
                "来杯咖啡",
                "[你好] {drink} [谢谢]"
              ]
            },
            "reply": {
              "es": "¡{drink}, muy bien!",
              "fr": "{drink}, très bien !",
              "zh": "{drink}，好的！"
            },
            "better": {
              "es": "Quería {drink}, por favor.",
              "fr": "Je voudrais {drink}, s'il vous plaît.",
              "zh": "我想喝{drink}，谢谢。"
            },
            "next": "food"
          }
        ],
        "models": {
          "es": [
            "Quería un café, por favor.",
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
                "[sí] [también] (quiero|quisiera|quería|me gustaría) [comer] {food} [por favor|gracias]",
                "[sí] (me pones|me pone|ponme|póngame|me das|para mí|voy a tomar) {food} [por favor]",
                "[sí|vale] {food} [por favor|gracias]"
              ],
              "fr": [
                "[oui] (je voudrais|je veux|je prends|je vais prendre|j'aimerais|je veux bien|pour moi) [aussi] {food} [s'il vous plaît|merci]",
                "[oui] (je voudrais|je veux|j'aimerais) manger {food} [s'il vous plaît]",
                "[est-ce que] je peux avoir {food} [s'il vous plaît]",
                "[oui] {food} [s'il vous plaît|merci]"
              ],
              "zh": [
                "[好|好的] [我] (想吃|要|想要|来) {food} [谢谢]",
                "[我] (还要|也要|再来|再要|要吃|吃) {food}",
                "[请] 给我{food}",
                "[好|好的|要] {food} [谢谢]"
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
            "id": "yes-food",
            "answers": {
              "es": [
                "(sí|vale|claro) [por favor|gracias]"
              ],
              "fr": [
                "oui [merci|s'il vous plaît]",
                "[oui] (je veux bien|avec plaisir) [merci]"
              ],
              "zh": [
                "(好|好的|好啊|要|想|想吃|可以) [谢谢]"
              ]
            },
            "reply": {
              "es": "Muy bien, te pongo un cruasán.",
              "fr": "Très bien, je vous mets un croissant.",
              "zh": "好，来一块蛋糕。"
            },
            "better": {
              "es": "Sí, un cruasán, por favor.",
              "fr": "Oui, un croissant, s'il vous plaît.",
              "zh": "好的，我要一块蛋糕，谢谢。"
            },
            "next": "more"
          },
          {
            "id": "no-food",
            "answers": {
              "es": [
                "no [gracias] [no quiero nada|no quiero comer nada|no tengo hambre|solo el café|nada más|eso es todo]",
                "(no tengo hambre|no quiero nada|no quiero comer|no quiero comer nada|nada|nada más|solo el café|eso es todo|ahora no) [gracias]"
              ],
              "fr": [
                "non [merci] [je n'ai pas faim|c'est tout|ça va|juste le café|rien d'autre|rien] [merci]",
                "(je n'ai pas faim|c'est tout|ça va|rien|pas maintenant|je ne veux rien|je ne veux pas manger) [merci]"
              ],
              "zh": [
                "[我] (不要|不用|不想吃|不饿|不要了|不用了|不吃|不吃了|不想|不想吃东西|不了|不) [谢谢]",
                "谢谢 (不用|不用了|不要|不要了)"
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
          "es": "¿Otra cosa o la cuenta?",
          "fr": "Autre chose ou l'addition ?",
          "zh": "还要别的，还是买单？"
        },
        "expect": [
          {
            "id": "ask-bill",
            "answers": {
              "es": [
                "[sí|no] [gracias] [nada más] [gracias] (la cuenta|me traes la cuenta|me trae la cuenta|cuánto es|cuánto es todo|cuánto cuesta|cuánto cuesta todo|quiero pagar|quisiera pagar) [por favor]",
                "(quiero|quisiera|quería|me puedes traer|me puede traer|puedes traerme) la cuenta [por favor]",
                "(me cobras|me cobra|puedo pagar|cuánto te debo|qué te debo|cuánto le debo|qué le debo|cuánto vale) [por favor]"
              ],
              "fr": [
                "[oui|non] [merci] [c'est tout] [merci] (l'addition|je voudrais l'addition|c'est combien|ça fait combien|combien ça coûte|je voudrais payer) [s'il vous plaît]",
                "[est-ce que] (je peux|on peut) (avoir l'addition|payer) [s'il vous plaît]",
                "(combien ça fait|ça coûte combien|combien est-ce que ça coûte|je vous dois combien|combien je vous dois|je veux payer) [s'il vous plaît]"
              ],
              "zh": [
                "[不要|不要了|不用了|没有了|好|好的] [谢谢] [请问] (多少钱|一共多少钱|一共是多少钱|这个多少钱) [谢谢]",
                "[不要|不要了|不用了|没有了|好|好的] [谢谢] [服务员] [请|我要|我想] (买单|结账|结帐|埋单) [谢谢]",
                "(我要|我想) (付钱|付款)",
                "[我] 可以(买单|结账|付钱)吗"
              ]
            },
            "reply": {
              "es": "Ahora mismo.",
              "fr": "Tout de suite.",
              "zh": "好的，请稍等。"
            },
            "better": {
              "es": "La cuenta, por favor.",
              "fr": "L'addition, s'il vous plaît.",
              "zh": "请问，一共多少钱？"
            },
            "next": "pay"
          },
          {
            "id": "order-more",
            "answers": {
              "es": [
                "[sí] [quiero|quisiera|quería|me pones|ponme] {drink} [por favor]",
                "[sí] [quiero|quisiera|quería] {food} [por favor]",
                "[sí] [quiero|quisiera|me pones|ponme] {another} [por favor]"
              ],
              "fr": [
                "[oui] [je voudrais|je prends] {drink} [s'il vous plaît]",
                "[oui] [je voudrais|je prends] {food} [s'il vous plaît]",
                "[oui] [je voudrais|je prends] {another} [s'il vous plaît]"
              ],
              "zh": [
                "[我] (还要|再来|再要) {another} [谢谢]",
                "[我] (要|还要) {drink} [谢谢]",
                "[我] (要|还要) {food} [谢谢]"
              ]
            },
            "reply": {
              "es": "Claro, {drink}{food}{another}.",
              "fr": "Bien sûr, {drink}{food}{another}.",
              "zh": "好的，{drink}{food}{another}。"
            },
            "better": {
              "es": "Sí, quería {drink}{food}{another}, por favor.",
              "fr": "Oui, je voudrais {drink}{food}{another}, s'il vous plaît.",
              "zh": "我还要{drink}{food}{another}，谢谢。"
            },
            "next": "pay"
          },
          {
            "id": "nothing-more",
            "answers": {
              "es": [
                "no [gracias] [nada más|eso es todo|no quiero nada más|ya está] [gracias]",
                "(nada|nada más|eso es todo|es todo|ya está|está bien así|no quiero nada más|no necesito nada más|muchas gracias|gracias) [gracias]"
              ],
              "fr": [
                "non [merci] [c'est tout|ça va|rien d'autre|ce sera tout] [merci]",
                "(c'est tout|ce sera tout|c'est tout pour moi|rien d'autre|ça va|merci) [merci]"
              ],
              "zh": [
                "[我] (不要了|不用了|不要|不用|不要别的|不要别的了|不需要|不需要了|不了|不) [谢谢]",
                "(没有了|没有|没了|就这些|就这样|够了) [谢谢]",
                "谢谢 (不要了|不用了)",
                "谢谢"
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
            "一共二十五块。你用微信还是付现金？"
          ]
        },
        "simpler": {
          "es": "¿Tarjeta o efectivo?",
          "fr": "Carte ou espèces ?",
          "zh": "微信还是现金？"
        },
        "expect": [
          {
            "id": "pay-how",
            "answers": {
              "es": [
                "[yo] [pago|pagaré|voy a pagar|quiero pagar|quisiera pagar|prefiero pagar|me gustaría pagar|puedo pagar|prefiero] (con tarjeta|con la tarjeta|con tarjeta de crédito|en efectivo|en metálico|con el móvil) [por favor|gracias]",
                "[prefiero] (tarjeta|efectivo) [por favor|gracias]",
                "[con tarjeta|en efectivo] aquí (tienes|tiene)"
              ],
              "fr": [
                "[moi] [je paie|je paye|je voudrais payer|je vais payer|je préfère payer|je peux payer|est-ce que je peux payer] (par carte|par carte bancaire|avec ma carte|avec la carte|en espèces|en liquide|avec mon téléphone|sans contact) [s'il vous plaît|merci]",
                "(carte|carte bancaire|espèces) [s'il vous plaît]",
                "merci (par carte|en espèces)",
                "(voilà|voici)"
              ],
              "zh": [
                "[好的] [我] [想|要] (刷卡|付现金|现金|扫码|微信|支付宝|微信支付|信用卡) [谢谢]",
                "[我] [想|要] 用(现金|微信|支付宝|卡|信用卡|手机) [付|付钱|支付] [谢谢]",
                "[我] 可以(刷卡|扫码|用微信|用支付宝|用现金|付现金)吗",
                "给你 [钱|现金]"
              ]
            },
            "reply": {
              "es": "¡Gracias! ¡Hasta luego!",
              "fr": "Merci. Bonne journée !",
              "zh": "谢谢，再见！"
            },
            "better": {
              "es": "Con tarjeta, gracias.",
              "fr": "Par carte, merci.",
              "zh": "我用微信，谢谢。"
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
            "我用微信，谢谢。",
            "我付现金。"
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
        "Bonjour ! Moi, c'est {tutor}. On fait connaissance ?"
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
          "Inglaterra",
          "Irlanda",
          "Escocia",
          "Estados Unidos",
          "los Estados Unidos",
          "Canadá",
          "Alemania",
          "Francia",
          "Italia",
          "Portugal",
          "España",
          "México",
          "Argentina",
          "Colombia",
          "Brasil",
          "Polonia",
          "China",
          "Japón",
          "la India",
          "Suiza"
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
          "de Suisse",
          "de France",
          "de Belgique",
          "du Luxembourg",
          "des Pays-Bas",
          "du Danemark",
          "de Suède",
          "de Norvège",
          "de Finlande",
          "d'Islande",
          "d'Autriche",
          "de Hongrie",
          "de Roumanie",
          "de Bulgarie",
          "de Grèce",
          "de Turquie",
          "d'Ukraine",
          "de Russie",
          "de République tchèque",
          "de Slovaquie",
          "de Croatie",
          "de Serbie",
          "d'Écosse",
          "du pays de Galles",
          "du Royaume-Uni",
          "de Grande-Bretagne",
          "du Mexique",
          "d'Argentine",
          "du Chili",
          "de Colombie",
          "du Pérou",
          "d'Équateur",
          "du Venezuela",
          "du Maroc",
          "d'Algérie",
          "de Tunisie",
          "d'Égypte",
          "du Nigeria",
          "du Kenya",
          "d'Éthiopie",
          "d'Afrique du Sud",
          "du Liban",
          "d'Israël",
          "d'Iran",
          "du Pakistan",
          "du Bangladesh",
          "de Corée",
          "de Corée du Sud",
          "de Thaïlande",
          "du Vietnam",
          "des Philippines",
          "d'Indonésie",
          "de Malaisie",
          "de Singapour",
          "d'Australie",
          "de Nouvelle-Zélande",
          "de Londres",
          "de Berlin",
          "de Madrid",
          "de Rome",
          "de New York",
          "de Paris",
          "de Pékin",
          "de Tokyo"
        ],
        "zh": [
          "英国",
          "美国",
          "德国",
          "法国",
          "意大利",
          "西班牙",
          "葡萄牙",
          "爱尔兰",
          "加拿大",
          "澳大利亚",
          "新西兰",
          "日本",
          "韩国",
          "印度",
          "俄罗斯",
          "乌克兰",
          "巴西",
          "墨西哥",
          "阿根廷",
          "瑞士",
          "瑞典",
          "挪威",
          "丹麦",
          "芬兰",
          "荷兰",
          "比利时",
          "奥地利",
          "波兰",
          "希腊",
          "土耳其",
          "埃及",
          "南非",
          "泰国",
          "越南",
          "印度尼西亚",
          "马来西亚",
          "新加坡",
          "菲律宾",
          "中国"
        ]
      },
      "nationality": {
        "es": [
          "inglés",
          "inglesa",
          "británico",
          "británica",
          "irlandés",
          "irlandesa",
          "escocés",
          "escocesa",
          "estadounidense",
          "americano",
          "americana",
          "canadiense",
          "australiano",
          "australiana",
          "alemán",
          "alemana",
          "francés",
          "francesa",
          "italiano",
          "italiana",
          "portugués",
          "portuguesa",
          "español",
          "española",
          "suizo",
          "suiza",
          "austriaco",
          "austriaca",
          "belga",
          "holandés",
          "holandesa",
          "sueco",
          "sueca",
          "noruego",
          "noruega",
          "danés",
          "danesa",
          "polaco",
          "polaca",
          "ruso",
          "rusa",
          "ucraniano",
          "ucraniana",
          "griego",
          "griega",
          "turco",
          "turca",
          "chino",
          "china",
          "japonés",
          "japonesa",
          "coreano",
          "coreana",
          "indio",
          "india",
          "brasileño",
          "brasileña",
          "mexicano",
          "mexicana",
          "argentino",
          "argentina",
          "marroquí"
        ],
        "fr": [
          "anglais",
          "anglaise",
          "britannique",
          "irlandais",
          "irlandaise",
          "écossais",
          "écossaise",
          "américain",
          "américaine",
          "canadien",
          "canadienne",
          "australien",
          "australienne",
          "allemand",
          "allemande",
          "français",
          "française",
          "italien",
          "italienne",
          "portugais",
          "portugaise",
          "espagnol",
          "espagnole",
          "suisse",
          "autrichien",
          "autrichienne",
          "belge",
          "néerlandais",
          "néerlandaise",
          "suédois",
          "suédoise",
          "norvégien",
          "norvégienne",
          "danois",
          "danoise",
          "polonais",
          "polonaise",
          "russe",
          "ukrainien",
          "ukrainienne",
          "grec",
          "grecque",
          "turc",
          "turque",
          "chinois",
          "chinoise",
          "japonais",
          "japonaise",
          "coréen",
          "coréenne",
          "indien",
          "indienne",
          "brésilien",
          "brésilienne",
          "mexicain",
          "mexicaine",
          "marocain",
          "marocaine"
        ],
        "zh": [
          "英国",
          "美国"
        ]
      },
      "land": {
        "es": [
          "aquí"
        ],
        "fr": [
          "en France",
          "en Angleterre",
          "en Irlande",
          "en Écosse",
          "en Allemagne",
          "en Belgique",
          "en Suisse",
          "en Italie",
          "en Espagne",
          "en Pologne",
          "en Suède",
          "en Norvège",
          "en Chine",
          "en Inde",
          "en Australie",
          "au Canada",
          "au Portugal",
          "au Japon",
          "au Brésil",
          "au Maroc",
          "au Royaume-Uni",
          "au Mexique",
          "aux États-Unis",
          "aux Pays-Bas",
          "dans un village",
          "à la campagne",
          "ici"
        ],
        "zh": [
          "这儿"
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
          "cocinera",
          "camarero",
          "camarera",
          "abogado",
          "abogada",
          "maestro",
          "maestra",
          "doctor",
          "doctora",
          "programador",
          "programadora",
          "informático",
          "informática",
          "vendedor",
          "vendedora",
          "dependiente",
          "dependienta",
          "policía",
          "dentista",
          "arquitecto",
          "arquitecta",
          "artista",
          "músico",
          "música",
          "contable",
          "secretario",
          "secretaria",
          "chef",
          "jubilado",
          "jubilada",
          "ama de casa",
          "ingeniero de software",
          "ingeniera de software"
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
          "cuisinière",
          "prof",
          "avocat",
          "avocate",
          "serveur",
          "serveuse",
          "vendeur",
          "vendeuse",
          "informaticien",
          "informaticienne",
          "développeur",
          "développeuse",
          "secrétaire",
          "comptable",
          "dentiste",
          "architecte",
          "artiste",
          "musicien",
          "musicienne",
          "chef",
          "policier",
          "policière",
          "lycéen",
          "lycéenne",
          "retraité",
          "retraitée",
          "à la retraite",
          "au chômage"
        ],
        "zh": [
          "学生",
          "医生",
          "老师",
          "工程师",
          "护士",
          "记者",
          "厨师",
          "大学生",
          "中学生",
          "留学生",
          "程序员",
          "软件工程师",
          "服务员",
          "律师",
          "司机",
          "警察",
          "作家",
          "经理",
          "会计",
          "公务员",
          "英语老师",
          "中文老师"
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
          "el fútbol",
          "el tenis",
          "el deporte",
          "el yoga",
          "leer libros",
          "escuchar música",
          "ver la tele",
          "ver películas",
          "ver series",
          "jugar al fútbol",
          "jugar al tenis",
          "jugar a videojuegos",
          "hacer deporte",
          "hacer yoga",
          "correr",
          "caminar",
          "pasear",
          "dormir",
          "dibujar",
          "pintar",
          "tocar la guitarra",
          "tocar el piano",
          "ir al cine",
          "ir de compras",
          "salir con amigos",
          "salir con mis amigos",
          "montar en bicicleta",
          "aprender idiomas",
          "estudiar español"
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
          "le foot",
          "le football",
          "le tennis",
          "le sport",
          "le yoga",
          "les livres",
          "les jeux vidéo",
          "écouter de la musique",
          "regarder des films",
          "regarder des séries",
          "regarder la télé",
          "aller au cinéma",
          "jouer au foot",
          "jouer au football",
          "jouer au tennis",
          "jouer aux jeux vidéo",
          "jouer de la guitare",
          "jouer du piano",
          "faire du sport",
          "faire du vélo",
          "faire la cuisine",
          "courir",
          "marcher",
          "me promener",
          "dormir",
          "dessiner",
          "sortir avec mes amis",
          "apprendre le français",
          "lire des livres"
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
          "踢足球",
          "音乐",
          "足球",
          "运动",
          "跑步",
          "打球",
          "打篮球",
          "打网球",
          "打游戏",
          "玩游戏",
          "玩手机",
          "看电视",
          "旅行",
          "睡觉",
          "画画",
          "喝咖啡",
          "喝茶",
          "买东西",
          "逛街",
          "爬山",
          "散步",
          "拍照",
          "学中文",
          "学习中文",
          "学汉语",
          "唱歌和跳舞",
          "看书和听音乐"
        ]
      },
      "things": {
        "es": [
          "los deportes",
          "los videojuegos",
          "los libros",
          "los idiomas",
          "las series",
          "las películas"
        ],
        "fr": [
          "les jeux vidéo"
        ],
        "zh": [
          "音乐"
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
                "[hola|buenos días|buenas|encantado|encantada|mucho gusto] [yo] (me llamo|soy|mi nombre es) {name} [y tú|encantado|encantada|mucho gusto]",
                "(hola|hola qué tal) (me llamo|soy) {name}",
                "(me llamo|soy) {name} (y tú cómo te llamas|encantado de conocerte|encantada de conocerte)"
              ],
              "fr": [
                "[bonjour|salut|enchanté|enchantée] [moi] (je m'appelle|je suis|c'est) {name} [et toi|et vous|enchanté|enchantée]",
                "(mon prénom est|mon prénom c'est|mon nom est) {name} [et toi]",
                "je m'appelle {name} et toi comment tu t'appelles",
                "moi {name}"
              ],
              "zh": [
                "[你好|您好|大家好] (我叫|我是|我的名字是|我的名字叫) {name} [你呢|你叫什么|你叫什么名字|很高兴认识你|认识你很高兴]",
                "(很高兴认识你|我也很高兴认识你|认识你很高兴) (我叫|我是) {name}",
                "我的中文名字(是|叫){name}",
                "叫[我]{name}"
              ]
            },
            "reply": {
              "es": "Mucho gusto, {name}.",
              "fr": "Bonjour, {name} !",
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
            "Tu viens de quel pays ?"
          ],
          "zh": [
            "你是哪国人？",
            "你是从哪儿来的？"
          ]
        },
        "simpler": {
          "es": "Yo soy de España. ¿Y tú?",
          "fr": "Moi, je viens de France. Et toi ?",
          "zh": "我是中国人，你呢？"
        },
        "expect": [
          {
            "id": "say-origin",
            "answers": {
              "es": [
                "[sí] [yo] (soy de|vengo de) {place} [y tú]",
                "[sí] de {place}",
                "{country}"
              ],
              "fr": [
                "[oui|non|moi] (je viens|je suis) {country} [et toi]",
                "{country}"
              ],
              "zh": [
                "[你好|是|是的|对|不|不是] 我[也]是{country}人 [你呢]",
                "我是{place}人 [你呢]",
                "[我]来自{place} [你呢]",
                "[我][是]从{place}来的 [你呢]",
                "我从{place}来 [你呢]",
                "{country}[人] [你呢]"
              ]
            },
            "reply": {
              "es": "¡Qué interesante!",
              "fr": "C'est intéressant !",
              "zh": "真有意思！"
            },
            "better": {
              "es": "Soy de {place}{country}, ¿y tú?",
              "fr": "Je viens {country}, et toi ?",
              "zh": "我是{place}{country}人，你呢？"
            },
            "next": "city"
          },
          {
            "id": "say-nationality",
            "answers": {
              "es": [
                "[sí] [yo] soy {nationality} [y tú]",
                "{nationality}"
              ],
              "fr": [
                "[oui|non|moi] je suis {nationality} [et toi]",
                "{nationality}"
              ],
              "zh": [
                "我也是{nationality}人"
              ]
            },
            "reply": {
              "es": "¡Qué interesante!",
              "fr": "C'est intéressant !",
              "zh": "真有意思！"
            },
            "better": {
              "es": "Soy {nationality}, ¿y tú?",
              "fr": "Je suis {nationality}, et toi ?",
              "zh": "我是{nationality}人，你呢？"
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
          "es": "Yo vivo en Madrid. ¿Y tú?",
          "fr": "Moi, j'habite à Paris. Et toi ?",
          "zh": "我住在北京，你呢？"
        },
        "expect": [
          {
            "id": "say-city",
            "answers": {
              "es": [
                "[sí] [ahora] [yo] vivo en {place} [ahora] [y tú]",
                "vivo (ahora en|cerca de) {place}",
                "[ahora] (estoy|estoy viviendo) en {place}",
                "vivo con mi familia en {place}",
                "[sí] en {place}"
              ],
              "fr": [
                "[oui|non] [maintenant] [moi] (j'habite|je vis) à {place} [maintenant] [et toi]",
                "(j'habite|je vis) maintenant à {place}",
                "(j'habite|je vis) (près de|à côté de|dans un village près de) {place}",
                "[oui|non] à {place}"
              ],
              "zh": [
                "[是|是的|对|不|不是] [现在] 我 [现在] 住[在]{place} [你呢]",
                "[我][现在]在{place}",
                "我[现在]在{place}(住|生活|工作)",
                "我家在{place}",
                "住[在]{place}",
                "我不住在{place}"
              ]
            },
            "reply": {
              "es": "¡Qué bien!",
              "fr": "C'est super !",
              "zh": "那儿很不错！"
            },
            "better": {
              "es": "Vivo en {place}, ¿y tú?",
              "fr": "J'habite à {place}, et toi ?",
              "zh": "我现在住在{place}，你呢？"
            },
            "next": "work"
          },
          {
            "id": "say-land",
            "answers": {
              "es": [
                "[yo] vivo (en un pueblo|aquí) [y tú]"
              ],
              "fr": [
                "[oui|non|moi] (j'habite|je vis) {land} [maintenant] [et toi]",
                "{land}"
              ],
              "zh": [
                "我住在这儿 [你呢]"
              ]
            },
            "reply": {
              "es": "¡Qué bien!",
              "fr": "C'est super !",
              "zh": "那儿很不错！"
            },
            "better": {
              "es": "Vivo en un pueblo, ¿y tú?",
              "fr": "J'habite {land}, et toi ?",
              "zh": "我住在这儿，你呢？"
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
          "es": "Yo trabajo en una escuela. ¿Y tú?",
          "fr": "Moi, je travaille dans une école. Et toi ?",
          "zh": "我是老师，你呢？"
        },
        "expect": [
          {
            "id": "say-job",
            "answers": {
              "es": [
                "[sí] [yo] (soy|trabajo de|trabajo como) {job} [y tú]",
                "{job}"
              ],
              "fr": [
                "[oui|non|moi] je suis {job} [et toi]",
                "je travaille comme {job}",
                "{job}"
              ],
              "zh": [
                "[是|是的|对|不是|不] 我是[一个|一名|个]{job} [你呢]",
                "我也是{job}",
                "我还是{job}",
                "我的工作是{job}",
                "我(做|当){job}",
                "{job}"
              ]
            },
            "reply": {
              "es": "¡Muy bien!",
              "fr": "Très bien !",
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
                "[sí] [yo] estudio [español|medicina|derecho|en la universidad|en el instituto] [y tú]",
                "[sí] soy estudiante de medicina"
              ],
              "fr": [
                "[oui] [moi] je fais des études [de médecine|de droit] [et toi]",
                "[oui] [moi] j'étudie [le français|la médecine|à l'université] [et toi]",
                "je vais à l'université"
              ],
              "zh": [
                "[我][还]在上学[你呢]",
                "[我]上大学",
                "我[在大学]学习[中文]"
              ]
            },
            "reply": {
              "es": "¡Qué interesante!",
              "fr": "C'est intéressant !",
              "zh": "这样啊！"
            },
            "better": {
              "es": "Estudio en la universidad, ¿y tú?",
              "fr": "Je fais des études, et toi ?",
              "zh": "我在上学，你呢？"
            },
            "next": "hobby"
          },
          {
            "id": "work",
            "answers": {
              "es": [
                "[yo] trabajo [en una oficina|en casa|en un banco|en un hospital|en una tienda|en una escuela|en un restaurante|en una empresa] [y tú]",
                "trabajo y estudio"
              ],
              "fr": [
                "[non] [moi] je travaille [dans un bureau|à la maison|dans une banque|dans un hôpital|dans un magasin|dans une école|dans un restaurant|dans une entreprise] [et toi]"
              ],
              "zh": [
                "[不是|不] [我](在上班|上班|工作|工作了|已经工作了)",
                "我在[一家](公司|学校|银行|医院|商店|饭店|家)(工作|上班)[你呢]"
              ]
            },
            "reply": {
              "es": "Ya veo.",
              "fr": "Je vois.",
              "zh": "这样啊！"
            },
            "better": {
              "es": "Trabajo en una oficina, ¿y tú?",
              "fr": "Je travaille dans un bureau, et toi ?",
              "zh": "我在公司工作，你呢？"
            },
            "next": "hobby"
          },
          {
            "id": "no-work",
            "answers": {
              "es": [
                "(no trabajo|ahora no trabajo|no trabajo ahora|estoy en paro|estoy jubilado|estoy jubilada) [y tú]"
              ],
              "fr": [
                "(je ne travaille pas|je suis sans emploi|je ne travaille pas maintenant) [et toi]"
              ],
              "zh": [
                "我[现在](没有工作|没工作|不工作|退休了|已经退休了)[你呢]"
              ]
            },
            "reply": {
              "es": "De acuerdo.",
              "fr": "D'accord.",
              "zh": "好的。"
            },
            "better": {
              "es": "Ahora no trabajo, ¿y tú?",
              "fr": "Je ne travaille pas, et toi ?",
              "zh": "我现在不工作，你呢？"
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
          "es": "A mí me gusta leer. ¿Y a ti?",
          "fr": "Moi, j'aime lire. Et toi ?",
          "zh": "我喜欢看书，你呢？"
        },
        "expect": [
          {
            "id": "say-hobby",
            "answers": {
              "es": [
                "[sí] [a mí] me (gusta|gusta mucho|encanta) {hobby} [y a ti]",
                "me gusta {hobby} mucho",
                "en mi tiempo libre me gusta {hobby}",
                "{hobby}"
              ],
              "fr": [
                "[oui|non|moi] (j'aime|j'aime bien|j'aime beaucoup|j'adore) {hobby} [et toi]",
                "pendant mon temps libre j'aime {hobby}",
                "{hobby}"
              ],
              "zh": [
                "[是的|对] 我[很|也|也很|最|非常]喜欢{hobby} [你呢]",
                "[我](喜欢|爱){hobby}",
                "[我]有空的时候[我]喜欢{hobby}",
                "我(常常|常){hobby}",
                "{hobby}"
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
          },
          {
            "id": "say-things",
            "answers": {
              "es": [
                "[sí] [a mí] me (gustan|gustan mucho|encantan) {things} [y a ti]"
              ],
              "fr": [
                "[moi] j'adore {things} [et toi]"
              ],
              "zh": [
                "我非常喜欢{things}"
              ]
            },
            "reply": {
              "es": "¡A mí también!",
              "fr": "Moi aussi !",
              "zh": "我也喜欢！"
            },
            "better": {
              "es": "Me gustan mucho {things}.",
              "fr": "J'aime beaucoup {things}.",
              "zh": "我很喜欢{things}。"
            },
            "next": "end"
          },
          {
            "id": "say-yes",
            "answers": {
              "es": [
                "sí [mucho|me gusta|me gusta mucho|me encanta]",
                "a mí también"
              ],
              "fr": [
                "oui [beaucoup|j'aime bien|j'aime beaucoup|j'aime ça|j'adore]",
                "moi aussi"
              ],
              "zh": [
                "[是的|对] [我][也|很]喜欢",
                "(是的|对)",
                "我也是"
              ]
            },
            "reply": {
              "es": "¡Qué bien!",
              "fr": "Super !",
              "zh": "太好了！"
            },
            "better": {
              "es": "Sí, me gusta mucho leer.",
              "fr": "Oui, j'aime beaucoup lire.",
              "zh": "我也很喜欢看书。"
            },
            "next": "end"
          },
          {
            "id": "say-no",
            "answers": {
              "es": [
                "no [mucho|no me gusta|no me gusta mucho]",
                "[no] [a mí] no me gusta [mucho] {hobby}"
              ],
              "fr": [
                "non [pas beaucoup|je n'aime pas]",
                "[non] [moi] je n'aime pas [beaucoup] {hobby}"
              ],
              "zh": [
                "[我]不[太]喜欢",
                "[我]不[太]喜欢{hobby}"
              ]
            },
            "reply": {
              "es": "Vale, no pasa nada.",
              "fr": "D'accord.",
              "zh": "没关系。"
            },
            "better": {
              "es": "No, no me gusta mucho.",
              "fr": "Non, pas beaucoup.",
              "zh": "我不太喜欢。"
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
