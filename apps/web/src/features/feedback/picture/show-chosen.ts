/**
 * Has the copy of a field show what the learner chose or wrote, which a picture is drawn from attributes for; passwords
 * are left out. The copy carries the value of its field as an attribute `value`, whatever kind of field it is.
 */
export function showChosen(copy: Node): void {
  if (copy instanceof HTMLInputElement) {
    // Copying a box copies whether it is checked, and says so nowhere else.
    copy.toggleAttribute('checked', copy.checked)
    if (copy.type === 'password') copy.removeAttribute('value')
  } else if (copy instanceof HTMLTextAreaElement) {
    copy.textContent = copy.getAttribute('value')
  } else if (copy instanceof HTMLSelectElement) {
    const value = copy.getAttribute('value')
    for (const option of copy.options) option.toggleAttribute('selected', option.value === value)
  }
}
