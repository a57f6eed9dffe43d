import { findLanguage } from '@lingarden/languages/find-language'
import {
  alarmsOf,
  precisionOf,
  recallOf,
  rightlyOf,
  type LanguageCounts,
  type PrecisionFigures,
} from '@lingarden/domain/precision/precision-figures'
import { tellShare } from '../figures-as-text.ts'

const [begin, end] = ['<!-- figures: npm run evals -- publish -->', '<!-- end of the figures -->']

/**
 * The document with the figures between its two marks.
 * @throws where it has no such marks
 */
export function documentWith(document: string, figures: PrecisionFigures): string {
  const [before, , after] = document.split(/(?<=<!-- figures: .*-->)|(?=<!-- end of the figures -->)/u)
  if (!before?.endsWith(begin) || !after?.startsWith(end))
    throw new Error(`The document lacks ${begin} or ${end}`)
  return `${before}\n${figuresAsMarkdown(figures)}\n${after}`
}

function figuresAsMarkdown({ measuredOn, commit, languages }: PrecisionFigures): string {
  return [
    '',
    `Measured on ${measuredOn}, after commit ${commit}.`,
    '',
    '| language | right when it corrects (precision) | mistakes found and put right (recall) | right sentences corrected for nothing |',
    '|---|---|---|---|',
    ...languages.map((counts) =>
      row([
        nameOf(counts),
        ...[precisionOf, recallOf, alarmsOf].map((shareOf) => tellShare(shareOf(counts))),
      ]),
    ),
    ...languages.flatMap((counts) => [
      '',
      `| ${nameOf(counts)}: type | found and put right | right, of those corrected |`,
      '|---|---|---|',
      ...counts.types.map((one) => row([one.type, tellShare(recallOf(one)), tellShare(rightlyOf(one))])),
    ]),
    '',
  ].join('\n')
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const nameOf = ({ tag }: LanguageCounts): string => findLanguage(tag)?.language ?? tag
