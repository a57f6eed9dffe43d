/**
 * Renders the part of Go's template language that our mail templates use, so that the same files serve a hosted
 * Supabase and the embedded one: `{{ .Field.Path }}`, `{{ if eq .Path "text" }}`, `else if`, `else`, `end`.
 * @see https://pkg.go.dev/text/template
 */
export function renderTemplate(template: string, data: Record<string, unknown>): string {
  let output = ''
  // One entry an open `if`: whether its current branch is written, and whether one of its branches was.
  const open: { writing: boolean; matched: boolean }[] = []
  for (const [index, part] of template.split(/\{\{-?\s*(.*?)\s*-?\}\}/).entries()) {
    const writing = open.every((branch) => branch.writing)
    if (index % 2 === 0) output += writing ? part : ''
    else if (part.startsWith('if ')) {
      const matched = evaluate(part.slice('if '.length), data)
      open.push({ writing: matched, matched })
    } else if (part.startsWith('else')) {
      const branch = open.at(-1)
      if (!branch) throw new Error('Template: else without if')
      const condition = part.slice('else if '.length)
      branch.writing = !branch.matched && (condition === '' || evaluate(condition, data))
      branch.matched ||= branch.writing
    } else if (part === 'end') open.pop()
    else if (writing) output += escapeHtml(lookUp(part, data))
  }
  return output
}

function evaluate(condition: string, data: Record<string, unknown>): boolean {
  const [, path, expected] = /^eq (\.\S+) "([^"]*)"$/.exec(condition) ?? []
  if (path === undefined) throw new Error(`Template: unknown condition ${condition}`)
  return lookUp(path, data) === expected
}

function lookUp(path: string, data: Record<string, unknown>): string {
  let value: unknown = data
  for (const key of path.split('.').slice(1)) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([k]) => k === key)?.[1]
        : undefined
  }
  return typeof value === 'string' ? value : ''
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&#34;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
