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
    "text": "{nationality}"
  },
  "introductions/city/say-city": {
    "topic": "home",
    "text": "en {place}"
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
    "text": "un familiar que se llama {name}"
  },
  "family/size/how-many": {
    "topic": "family",
    "text": "una familia de {number}"
  },
  "family/live/place": {
    "topic": "family",
    "text": "la familia en {place}"
  },
  "introductions-a2/learned/learned-where": {
    "topic": "other",
    "text": "aprendí español {school}"
  },
  "routine/wake/get-up-early": {
    "topic": "other",
    "text": "me levanto a {early}"
  },
  "routine/wake/get-up-late": {
    "topic": "other",
    "text": "me levanto a {late}"
  },
  "routine/breakfast/eat": {
    "topic": "other",
    "text": "desayuno {breakfast}"
  },
  "routine/breakfast/drink": {
    "topic": "other",
    "text": "por la mañana bebo {drink}"
  },
  "routine/transport/go": {
    "topic": "other",
    "text": "me muevo {transport}"
  },
  "routine/transport/take": {
    "topic": "other",
    "text": "normalmente cojo {vehicle}"
  },
  "routine/evening/say-activity": {
    "topic": "other",
    "text": "por la tarde {activity}"
  },
  "routine/bed/go-to-bed": {
    "topic": "other",
    "text": "me acuesto a {bedtime}"
  }
}
