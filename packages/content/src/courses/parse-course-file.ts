import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'

/** A file of a course that cannot be read: each problem as `file:line: what is wrong`. */
export class CourseFileError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'CourseFileError'
    this.problems = problems
  }
}

/**
 * Reads a YAML file of a course.
 * @param file how to name the file in messages
 * @throws CourseFileError naming file and line where it is no YAML or not of this shape
 */
export function parseCourseFile<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  file: string,
): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`
  if (document.errors.length > 0)
    throw new CourseFileError(document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message}`))
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  throw new CourseFileError(
    parsed.error.issues.map(
      ({ path, message }) => `${at(offsetOf(document, path))}: ${path.join('.') || 'the file'}: ${message}`,
    ),
  )
}

/** Where the deepest known part of a path begins. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
