import { defaultDailyGoalMinutes } from './daily-goal.ts'
import { expect, it } from 'vitest'
import { creditsBasis, profileDefaults } from './profile.ts'

it('[9.2, 9.3a, 9.7] a new profile starts with 10,000 credits, a goal of 10 minutes and the tutor defaults', () => {
  expect(profileDefaults).toMatchObject({
    credits: creditsBasis,
    mask_words: true,
    autoplay_audio: true,
    show_actions: true,
    give_feedback: true,
    auto_parse_responses: true,
    show_definitions_on_hover: false,
    hint_first: null,
    show_suggestions: true,
    voice_setting: 'alloy',
  })
  expect(creditsBasis).toBe(10_000)
  expect(defaultDailyGoalMinutes).toBe(10)
})
