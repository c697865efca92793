import type { Consultation } from '#app/features/site/fees/consultation.ts'

/** Beside each button to book. */
export function ConsultationLine({ line, fees }: Consultation) {
  return (
    <p className="booknote">
      {`${line}. `}
      <a href={fees.path}>{fees.text}</a>
    </p>
  )
}
