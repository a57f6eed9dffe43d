// Generated from hearing.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { HearingTexts } from '@lingarden/languages/kit/tutor/hearing'

export const hearing: HearingTexts = {
  "question": [
    "(was|wo|wann|wie|wer|warum|wie viel) (ist|sind|hast|haben|kostet|kosten|heißt|machst)"
  ],
  "clauseStart": [
    "aber",
    "weil",
    "und",
    "denn"
  ],
  "reactions": [
    {
      "about": [
        "(traurig|krank|müde)"
      ],
      "lines": [
        "Das tut mir leid."
      ]
    }
  ],
  "default": [
    "Ach so.",
    "Verstehe."
  ]
}
