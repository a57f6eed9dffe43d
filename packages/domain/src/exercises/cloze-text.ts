/** A piece of a cloze text: what is written, or a gap with the answers that fill it, the model first. */
export type ClozePart = { kind: 'text'; text: string } | { kind: 'gap'; answers: string[] }
export type ClozeGap = Extract<ClozePart, { kind: 'gap' }>

/** Splits `Me {llamo|llamaba} Ana.` into its parts, in their order. */
export function splitCloze(text: string): ClozePart[] {
  return text.split(/(\{[^{}]+\})/u).flatMap((part): ClozePart[] => {
    if (part === '') return []
    if (!/^\{[^{}]+\}$/u.test(part)) return [{ kind: 'text', text: part }]
    const answers = part
      .slice(1, -1)
      .split('|')
      .map((answer) => answer.trim())
    return [{ kind: 'gap', answers: answers.filter((answer) => answer !== '') }]
  })
}

/** The gaps of a cloze text, in their order. */
export const gapsOf = (text: string): ClozeGap[] => splitCloze(text).filter((part) => part.kind === 'gap')

/** A cloze text with its gaps filled, with the model answers where none are given. */
export function fillCloze(text: string, fillings: readonly string[] = []): string {
  let gap = 0
  return splitCloze(text)
    .map((part) => (part.kind === 'text' ? part.text : (fillings[gap++] ?? part.answers[0] ?? '')))
    .join('')
}
