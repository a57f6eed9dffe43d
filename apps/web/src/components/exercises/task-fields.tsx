import type { DrillTask } from '@lingarden/domain/exercises/drill'
import { ChoiceFields } from './choice-fields'
import { ClozeFields } from './cloze-fields'
import type { FieldsProps } from './draft'
import { DropFields } from './drop-fields'
import { MatchFields } from './match-fields'
import { OrderFields } from './order-fields'
import { SpeakFields } from './speak-fields'
import { StrokesFields } from './strokes-fields'
import { WriteField } from './write-field'

type TaskFieldsProps = FieldsProps<DrillTask> & {
  /** Mixes the pieces; the same seed mixes them the same way. */
  seed: number
}

/** What a task is answered by, for every kind. */
export function TaskFields({ exercise, ...props }: TaskFieldsProps) {
  switch (exercise.kind) {
    case 'choice':
      return <ChoiceFields exercise={exercise} {...props} />
    case 'order':
      return <OrderFields exercise={exercise} {...props} />
    case 'cloze':
      return <ClozeFields exercise={exercise} {...props} />
    case 'write':
      return <WriteField exercise={exercise} {...props} />
    case 'match':
      return <MatchFields exercise={exercise} {...props} />
    case 'speak':
      return <SpeakFields exercise={exercise} {...props} />
    case 'strokes':
      return <StrokesFields exercise={exercise} {...props} />
    case 'drop':
      return <DropFields exercise={exercise} {...props} />
    default:
      return exercise satisfies never
  }
}
