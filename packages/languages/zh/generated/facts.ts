// Generated from facts.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { MemoryRules } from '@lingarden/languages/rules/memory-rules'

export const facts: MemoryRules['facts'] = {
  "introductions/name/say-name": {
    "topic": "name",
    "text": "{name}"
  },
  "introductions/origin/say-origin": {
    "topic": "origin",
    "text": "{place}{country}"
  },
  "introductions/origin/say-nationality": {
    "topic": "nationality",
    "text": "{nationality}人"
  },
  "introductions/city/say-city": {
    "topic": "home",
    "text": "{place}"
  },
  "introductions/work/say-job": {
    "topic": "work",
    "text": "{job}"
  },
  "introductions/hobby/say-hobby": {
    "topic": "likes",
    "text": "{hobby}"
  },
  "introductions/hobby/say-things": {
    "topic": "likes",
    "text": "{things}"
  },
  "family/siblings/several": {
    "topic": "family",
    "text": "{siblings}"
  },
  "family/siblings/one": {
    "topic": "family",
    "text": "{sibling}"
  },
  "family/pet/one-pet": {
    "topic": "pet",
    "text": "{pet}"
  },
  "family/pet/several-pets": {
    "topic": "pet",
    "text": "{pets}"
  },
  "family/pet-name/say-pet-name": {
    "topic": "pet_name",
    "text": "{name}"
  },
  "family/name/sibling-name": {
    "topic": "family",
    "text": "一个叫{name}的家人"
  },
  "family/live/place": {
    "topic": "family",
    "text": "家人在{place}"
  },
  "introductions-a2/learned/learned-where": {
    "topic": "other",
    "text": "{school}学的中文"
  },
  "routine/wake/get-up-early": {
    "topic": "other",
    "text": "早上{early}起床"
  },
  "routine/wake/get-up-late": {
    "topic": "other",
    "text": "早上{late}起床"
  },
  "routine/breakfast/eat": {
    "topic": "other",
    "text": "早饭吃{breakfast}"
  },
  "routine/breakfast/drink": {
    "topic": "other",
    "text": "早上喝{drink}"
  },
  "routine/transport/go": {
    "topic": "other",
    "text": "平常{transport}"
  },
  "routine/transport/take": {
    "topic": "other",
    "text": "平常坐{vehicle}"
  },
  "routine/evening/say-activity": {
    "topic": "other",
    "text": "晚上{activity}"
  },
  "routine/bed/go-to-bed": {
    "topic": "other",
    "text": "晚上{bedtime}睡觉"
  }
}
