import type { ReasonOf } from '../../kit/reasons/reason.ts'
import type { SharedReason } from '../../kit/reasons/tell-reason.ts'
import type { Edit as EditOf } from '../../kit/sentence/edit.ts'
import type { Rule as RuleOf } from '../../kit/sentence/reader.ts'
import type { reasons } from '../generated/reasons.ts'

/** The reasons that a rule for French may give: those of reasons.en.yaml and of the kit's, with the words they speak of. */
export type Reason = SharedReason | ReasonOf<typeof reasons>
export type Edit = EditOf<Reason>
export type Rule = RuleOf<Reason>
