import type { HeldConversation, HeldTurn } from './hold-conversation.ts'
import { isAnswered, mended } from './judge-turn.ts'

/** Conversations as Markdown for somebody to judge: a box to tick beside each reply that makes sense. */
export const writeTranscript = (title: string, held: readonly HeldConversation[]): string =>
  [
    `# ${title}`,
    '',
    'Tick what a patient teacher might have said.',
    ...held.flatMap(({ temper, scene, turns }) => [
      '',
      `## ${temper} (${scene})`,
      '',
      ...turns.flatMap((turn) => tellTurn(turn)),
    ]),
    '',
  ].join('\n')

function tellTurn(turn: HeldTurn): string[] {
  const remarks = [
    isAnswered(turn) === false ? 'asked, not answered' : undefined,
    mended(turn) === undefined ? undefined : `mistake: ${mended(turn)}`,
    ...(turn.corrections ?? []).map(({ original, corrected }) => `${original} → ${corrected}`),
  ].filter((remark) => remark !== undefined)
  return [
    `- **${plain(turn.said)}**`,
    `  - [ ] ${plain(turn.replies.join(' | ')) || '(nothing)'}`,
    ...(remarks.length === 0 ? [] : [`  - ${plain(remarks.join('; '))}`]),
  ]
}

const plain = (text: string): string => text.replaceAll('\n', ' ').replaceAll(/[<*`]/g, String.raw`\$&`)
