// Generated from facts.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { MemoryRules } from '@lingarden/languages/rules/memory-rules'

export const facts: MemoryRules['facts'] = {
  "introductions/name/say-name": {
    "topic": "name",
    "text": "{name}"
  },
  "introductions/origin/say-origin": {
    "topic": "origin",
    "text": "{country}"
  },
  "introductions/origin/say-nationality": {
    "topic": "nationality",
    "text": "{nationality}"
  },
  "introductions/city/say-city": {
    "topic": "home",
    "text": "à {place}"
  },
  "introductions/city/say-land": {
    "topic": "home",
    "text": "{land}"
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
    "text": "un proche qui s'appelle {name}"
  },
  "family/size/how-many": {
    "topic": "family",
    "text": "une famille de {number}"
  },
  "introductions-a2/learned/learned-where": {
    "topic": "other",
    "text": "j'ai appris le français {school}"
  },
  "routine/wake/get-up-early": {
    "topic": "other",
    "text": "je me lève à {early}"
  },
  "routine/wake/get-up-late": {
    "topic": "other",
    "text": "je me lève à {late}"
  },
  "routine/breakfast/eat": {
    "topic": "other",
    "text": "le matin, je prends {breakfast}"
  },
  "routine/breakfast/drink": {
    "topic": "other",
    "text": "le matin, je bois {drink}"
  },
  "routine/transport/go": {
    "topic": "other",
    "text": "je me déplace {transport}"
  },
  "routine/transport/take": {
    "topic": "other",
    "text": "d'habitude, je prends {vehicle}"
  },
  "routine/evening/say-activity": {
    "topic": "other",
    "text": "le soir, {activity}"
  },
  "routine/bed/go-to-bed": {
    "topic": "other",
    "text": "je me couche à {bedtime}"
  }
}
