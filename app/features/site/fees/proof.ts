import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

export type Proof = {
  /** Null while the firm has not said. */
  since: string | null
  membershipsTitle: string
  memberships: FirmProfile['memberships']
}

export function proofOf(
  { since, memberships }: Pick<FirmProfile, 'since' | 'memberships'>,
  texts: InterfaceTexts['proof'],
): Proof {
  return {
    since: since === null ? null : fillText(texts.since, { year: String(since) }),
    membershipsTitle: texts.memberships,
    memberships,
  }
}
