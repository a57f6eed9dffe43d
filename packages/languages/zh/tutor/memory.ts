import type { MemoryRules } from '../../rules/memory-rules.ts'
import { isProperName } from '../../kit/tutor/proper-name.ts'
import { facts } from '../generated/facts.ts'

const hanName = /^\p{Script=Han}{1,6}$/u
/** Places that are no names: they end in a word for a kind of place, or point to one. */
const commonPlace = /[校里儿家舍楼房寓店国外边近方的]$|^[这那哪]|^(外国|国外)$/u

const isCommon = (slot: string, value: string): boolean =>
  slot === 'place' && commonPlace.test(value) && !/^.{1,3}国$/u.test(value)

export const memory: MemoryRules = {
  facts,
  negation: /[不没别]/u,
  isName: (value, slot) => (hanName.test(value) ? !isCommon(slot, value) : isProperName(value)),
  // “我是…” may go on with anything.
  nameSign: /叫|名/u,
  notKept: new Set(['这儿', '宠物', '小动物']),
  toListener: [[/我/gu, '你']],
}
