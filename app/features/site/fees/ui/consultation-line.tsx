import type { Consultation } from '#app/features/site/fees/consultation.ts'

/** Once on a page, beside its first button to book. */
export function ConsultationLine({ line, fees }: Consultation) {
  return (
    <p className="booknote">
      {`${line}. `}
      <a href={fees.path}>{fees.text}</a>
    </p>
  )
}
