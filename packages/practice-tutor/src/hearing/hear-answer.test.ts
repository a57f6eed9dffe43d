import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { hearAnswer, type Place } from './hear-answer.ts'

const lexicons = await loadLexicons()

/** “la petite parce que {reason}”, “la grande parce que {reason}”. */
function roomsToChoose(): Place {
  const scene = scenesOf('fr').find(({ id }) => id === 'hotel-a2')
  const node = scene?.nodes['choose']
  if (!scene || !node) throw new Error('no such question')
  return { scene, node, language: 'fr', lexicon: lexicons.fr }
}

it.each(['La mer est calme', 'Le lait est dans le frigo', 'La Lune tourne autour de la Terre'])(
  'takes no sentence for the end of a wording of which it has but a small word (“%s”)',
  (remark) => {
    expect(hearAnswer(remark, roomsToChoose())).toBeUndefined()
  },
)

it.each(['la petite', 'La petite parce que je voyage seul', 'Je prends la grande car nous sommes deux'])(
  'takes a wording with whatever ends it (“%s”)',
  (answer) => {
    expect(hearAnswer(answer, roomsToChoose())).toBeDefined()
  },
)
