import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

export type Consultation = {
  /** "30-minute consultation, $150, with a written plan"; what the firm has not said is left out. */
  line: string
  fees: { text: string; path: string }
}

export function consultationOf(
  { consultation: { fee, includes } }: Pick<FirmProfile, 'consultation'>,
  { length, fees }: InterfaceTexts['consultation'],
): Consultation {
  const parts = [length, fee, includes].filter((part) => part !== null)
  return { line: parts.join(', '), fees }
}
