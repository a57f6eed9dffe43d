/**
 * Puts values in the `{{name}}` places of a template, once: what stands in a value is not read again.
 * @throws Error where a value is missing, as a prompt with a hole must not be sent
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the prompt has no value for ${name}`)
    return value
  })
}
