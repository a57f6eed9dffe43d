/** An element of the page; what stands in it is text, whatever that says. */
export function elementOf(name: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.append(...content)
  return element
}
