import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { CourseAddresses } from './outline.ts'

/** Where the outline of a course lies in the language of the reader, else as it was written. */
export const outlineAddress = ({ outline, outlines }: CourseAddresses, reader: HelpLanguage): string =>
  outlines[reader] ?? outline
