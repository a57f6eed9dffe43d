let hasPressed = false
for (const name of ['pointerdown', 'keydown'] as const) {
  window.addEventListener(name, () => (hasPressed = true), { capture: true, once: true })
}

/** Whether the learner has done something on this page, without which nothing plays by itself (requirement 4.15b). */
export function hasInteracted(): boolean {
  const { userActivation } = navigator as Partial<Navigator>
  return hasPressed || (userActivation?.hasBeenActive ?? false)
}
