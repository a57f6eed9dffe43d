import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Glossary } from '@lingarden/languages/kit/tutor/glossary'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import type { ConversationState } from './state.ts'

/** A message in a scene, with all that its answer depends on. */
export interface SceneTurn {
  input: TutorTurnInput
  /** The part of the message that is read. */
  text: string
  state: ConversationState
  scene: Scene
  node: SceneNode
  /** The words of the language, where free sentences are to be checked. */
  lexicon: Lexicon | undefined
  /** What words mean, where they are to be explained. */
  glossary: Glossary | undefined
}
