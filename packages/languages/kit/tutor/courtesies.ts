/** What people say to one another in any conversation, whatever was asked. */
export const courtesies = ['greeting', 'wellbeing', 'thanks', 'goodbye'] as const
export type Courtesy = (typeof courtesies)[number]

export interface CourtesyRules {
  /** A plain text that says courtesies and nothing else. */
  whole: RegExp
  /** Each courtesy in a plain text. */
  each: Readonly<Record<Courtesy, RegExp>>
}

/**
 * The patterns of a language's courtesies.
 * @param wordings of each, as the source of a pattern, without accents and marks
 * @param besides what stands beside them and changes nothing
 * @param joiner what stands between two words
 */
export function courtesiesOf(
  wordings: Readonly<Record<Courtesy, string>>,
  besides: string,
  joiner: '' | ' ',
): CourtesyRules {
  const any = [...Object.values(wordings), besides].join('|')
  const [before, after] = joiner === '' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  const find = (courtesy: Courtesy) => new RegExp(`${before}(?:${wordings[courtesy]})${after}`, 'u')
  return {
    whole: new RegExp(joiner === '' ? `^(?:${any})+$` : `^(?:(?:${any})(?:${joiner}|$))+$`, 'u'),
    each: {
      greeting: find('greeting'),
      wellbeing: find('wellbeing'),
      thanks: find('thanks'),
      goodbye: find('goodbye'),
    },
  }
}
