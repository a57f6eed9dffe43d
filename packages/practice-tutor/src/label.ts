/** What the interface says wherever the built-in tutor answers. */
export const builtInTutorLabel =
  'Built-in tutor: scripted scenes. It checks common mistakes only; no correction does not mean no mistake.'
