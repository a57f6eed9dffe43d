import { scenesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { hear } from './hear.ts'
import { isAcknowledgement } from './is-acknowledgement.ts'

it.each(['哦', '哈哈', '原来如此', '嗯，原来如此', '是吗？', '知道了'])(
  'hears that %s answers nothing',
  (text) => {
    expect(isAcknowledgement(text, 'zh')).toBe(true)
  },
)

it.each(['嗯', '好的', '哦，好的', '没错', '哦，我有一只猫'])('does not leave %s at that', (text) => {
  expect(isAcknowledgement(text, 'zh')).toBe(false)
})

it.each([
  ['market-b1/ugly', '嗯，原来如此', undefined],
  ['cafe-b1/change', '哈哈', undefined],
  ['flat/opinion', '哦', undefined],
  // The scene asks whether it was understood.
  ['directions/route', '知道了', 'understood'],
])('at %s takes %s for %s', (name, text, id) => {
  const [sceneId, nodeId = ''] = name.split('/')
  const scene = scenesOf('zh').find((each) => each.id === sceneId)
  const node = scene?.nodes[nodeId]
  if (!scene || !node) throw new Error(name)
  const { answer, taken } = hear(text, { scene, node, language: 'zh', lexicon: undefined }, 'Alex')
  expect(answer?.match.answer.id ?? taken?.expected.id).toBe(id)
})
