import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

export type Consultation = {
  /** "30-minute consultation, $150, with a written plan"; what the firm has not said is left out. */
  line: string
  fees: { text: string; path: string }
}

/** Beside each button to book. */
export type Booking = { bookingHref: string; consultation: Consultation }

export function consultationOf(
  { consultation: { fee, includes } }: Pick<FirmProfile, 'consultation'>,
  { length, fees }: InterfaceTexts['consultation'],
): Consultation {
  // The sentence has its own full stop.
  const end = includes?.replace(/[.\s]+$/, '') ?? null
  const parts = [length, fee, end].filter((part) => part !== null)
  return { line: parts.join(', '), fees }
}
