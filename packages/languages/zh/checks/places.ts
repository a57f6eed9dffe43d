import { rule, type Found, type Rule } from './pattern.ts'

const on = '桌子 椅子 床 墙 沙发 书架 地板 黑板 桌 窗台'.split(' ')

/** Where something is: 里 and 上. */
export const places: readonly Rule[] = [
  // 我的书在桌子, 放在书包
  rule(
    '(?<! 不|得 ) (在|到|从) ((?: <P> 的? | 这|那 <q> | <m> <q> )? (?: <A> 的? )?) (<S> | <B>) (?= 了? 吗? $ | 有 | <V> | <v> )',
    inside,
    ['zhPlaceOfThing'],
  ),
  rule(
    '^ () () (桌子|椅子|墙|书包|箱子|冰箱|抽屉|沙发|书架) (?= 有 <m> 本|个|张|支|只|瓶|件|杯|些 )',
    inside,
    ['zhPlaceOfThing'],
  ),
  // 他在中国里工作
  rule('(在|去|来|到) (<E>) (?: 里|里面 )', '$1$2', ['zhNoLiInTowns']),
]

function inside({ group }: Found): string {
  return `${group(1)}${group(2)}${group(3)}${on.includes(group(3)) ? '上' : '里'}`
}
