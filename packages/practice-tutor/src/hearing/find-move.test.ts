import { moves as wordings } from '@lingarden/languages/kit/generated/moves'
import { moves } from '@lingarden/languages/kit/tutor/moves'
import { describe, expect, it } from 'vitest'
import { findMove } from './find-move.ts'
import { sourceOfMove } from './move-pattern.ts'

describe('what leads a conversation', () => {
  it('hears which word is to be written, also behind the question', () => {
    expect(findMove('Ça s’écrit comment, « lundi » ?')).toMatchObject({ move: 'spelling', of: 'lundi' })
  })

  it.each([
    [
      'repeat',
      '¿Puedes repetir, por favor?|otra vez|请再说一遍|Can you repeat that please?|Vous pouvez répéter ?',
    ],
    [
      'slower',
      'Más despacio|mas despacio por favor|Plus lentement, s’il vous plaît|能说慢一点吗？|slow down',
    ],
    ['louder', 'Más alto, por favor|大声一点|I can’t hear you|Plus fort !'],
    [
      'notUnderstood',
      'No entiendo la pregunta|Je ne comprends pas|我听不懂。|I dont understand|what does this mean?|¿Cómo?',
    ],
    ['whatToSay', 'What should I say?|help|¿Qué digo?|je ne sais pas quoi dire|不知道该怎么说'],
    ['dontKnow', 'No sé|No lo sé.|Je ne sais pas|je sais pas|我不知道|idk'],
    ['skip', 'next|Siguiente|question suivante|跳过'],
    ['otherTopic', '¿Podemos hablar de otra cosa?|Parlons d’autre chose.|换个话题吧|something else'],
    ['machine', '¿Eres un robot?|Es-tu une machine ?|你是机器人吗？|are you human?'],
    ['goodbye', 'I want to stop|Me tengo que ir|je dois partir|再见'],
    ['back', '¿Y tú?|Et toi ?|你呢？|what about you?|¿Y usted?'],
    ['goodbye', 'Bon, faut que je me sauve|Allez, je file'],
    ['whatToSay', 'what am I meant to answer here?'],
    ['otherTopic', 'can we talk about music instead?|let’s talk about books'],
    ['slower', 'No hables tan rápido|más despacito porfa|trop vite|ne parlez pas si vite|太快了|too fast!'],
    ['repeat', '¿Perdón?|Pardon ?|不好意思？|Sorry?|excuse me?|je t’entends mal|no he oido bien'],
    ['notUnderstood', 'jai pas tout compris|im lost|en inglés por favor|太难了|c’est-à-dire ?'],
    ['apology', 'Perdón.|Pardon.|im so sorry|désolé pour mon français|我写错了'],
    ['thanks', 'merci de me prévenir|gracias por avisar|谢谢你告诉我|thanks for the tip'],
    ['goodbye', 'gotta go|lo dejamos por hoy|il faut que je parte|下次再聊|88'],
    ['dontKnow', 'no idea|no se me ocurre nada|j’y ai pas pensé|让我想想|我还没想好'],
    ['otherTopic', 'No quiero hablar de comida|je veux pas parler de ma famille|我不想聊家人'],
    ['skip', '跳过这个问题|i’d rather not say|es personal|autre question'],
    ['whatToSay', 'zenme huida|i’m stuck|cómo respondo|comment répondre|这个怎么说'],
    [
      'slower',
      'más despacio que no te sigo|un poco más despacio, que no te entiendo|no corras tanto|老师您说慢一点，我跟不上',
    ],
    ['notUnderstood', '??|？|no me entero de nada|je n’y comprends rien|听不太懂|ting bu dong|comment ça ?'],
    [
      'whatToSay',
      'give me an example answer|donne-moi un exemple de réponse|dame un ejemplo de respuesta|给我一个回答的例子',
    ],
    ['otherTopic', 'I want to talk about another topic|este tema no me interesa|我对这个话题不感兴趣'],
    ['goodbye', 'a+|lo dejamos aquí por hoy, gracias|on arrête là pour aujourd’hui|我得去睡觉了'],
    ['machine', 'vous êtes une IA, non ?|我是在跟机器人说话吗？|eres un bot, ¿verdad?'],
    ['repeat', '¿lo dices otra vez?|¿podría usted repetir?|刚才那句再说一遍|Attends, répète la question'],
    [
      'notUnderstood',
      'Perdona, no he entendido bien la pregunta|j’ai du mal à te suivre|这句话我看不懂|I couldn’t quite follow what you said',
    ],
    ['spelling', 'How do you spell that?|comment on écrit ça|¿puedes deletrearlo?'],
  ])('%s', (move, texts) => {
    for (const text of texts.split('|')) expect(findMove(text), text).toEqual({ move })
  })

  it.each([
    ['meaning', 'what does hermanos mean?', 'hermanos'],
    ['meaning', '¿Qué significa guapa?', 'guapa'],
    ['meaning', 'que quiere decir la palabra "piso"', 'piso'],
    ['meaning', 'Que veut dire « voisin » ?', 'voisin'],
    ['meaning', '“咖啡”是什么意思？', '咖啡'],
    ['meaning', 'What is "rôti"?', 'rôti'],
    ['meaning', '¿Qué es plato?', 'plato'],
    ['meaning', '小票是什么？', '小票'],
    ['meaning', 'shenme yisi 蔬菜', '蔬菜'],
    ['meaning', '老师是什么意思？', '老师'],
    ['meaning', '¿Recepción? ¿Eso qué es?', 'recepción'],
    ['wording', 'spanish word for "spoon"?', 'spoon'],
    ['wording', 'c’est quoi le mot pour « serviette » ?', 'serviette'],
    ['wording', '雨伞用西语怎么说？', '雨伞'],
    ['wording', 'c’est quoi dog en français ?', 'dog'],
    ['wording', 'se dice sparkling?', 'sparkling'],
    ['wording', 'How do you say dog in Spanish?', 'dog'],
    ['wording', '¿Cómo se dice "train station" en español?', 'train station'],
    ['wording', 'Comment dit-on butter en français ?', 'butter'],
    ['wording', '怎么说 water?', 'water'],
    ['spelling', '¿Cómo se escribe zumo?', 'zumo'],
  ])('%s: %s', (move, text, of) => {
    expect(findMove(text)).toMatchObject({ move, of })
  })

  it.each([
    'No, no tengo hermanos',
    'que venga',
    'que son caseros',
    'Je n’ai pas',
    '给我讲一个吧',
    'La carta está en español y en inglés.',
    'Nos vemos el domingo',
    'Je comprends.',
    'C’était quoi, ton premier travail ?',
    '我会说中文',
    '随便',
    '我要带什么东西？',
    'No sé dónde está',
    'Je ne sais pas nager',
    '我不知道他在哪儿',
    '您不知道？',
    '你最喜欢的是什么？',
    '时间过得太快了',
    'What is better?',
    '¿Qué es mejor?',
    'El tren va más despacio',
    'Je parle à ma mère',
    'Sí',
    'uno',
    'Un café, por favor',
    'por favor',
    '请',
    'Estoy cansada',
    'Qu’est-ce que vous me conseillez ?',
    '',
    '?!',
  ])('takes no answer or other question for one: %s', (text) => {
    expect(findMove(text)).toBeUndefined()
  })

  it('no wording can be left out whole', () => {
    for (const [language, of] of Object.entries(wordings))
      for (const move of moves)
        for (const wording of of[move])
          expect(
            new RegExp(`^${sourceOfMove(wording)}$`, 'u').test(''),
            `${language} ${move}: ${wording}`,
          ).toBe(false)
  })

  it('is quick with what is made to be slow', () => {
    const before = performance.now()
    for (const text of ['por favor '.repeat(11), '请'.repeat(110), 'a '.repeat(59), 'please '.repeat(17)])
      expect(findMove(`${text}x`)).toBeUndefined()
    expect(performance.now() - before).toBeLessThan(200)
  })
})
