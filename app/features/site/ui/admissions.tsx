import type { BarAdmission } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { MoreLink } from '#app/ui/button.tsx'

type AdmissionsProps = {
  admissions: readonly BarAdmission[]
  texts: InterfaceTexts['plainPages']
}

export function Admissions({ admissions, texts }: AdmissionsProps) {
  return (
    <ul className="marks">
      {admissions.map((one) => (
        <li key={one.attorney + one.jurisdiction}>
          {fillText(texts.admission, { attorney: one.attorney, jurisdiction: one.jurisdiction })}
          {one.number !== null && `, ${one.number}`}
          {one.year !== null && `, ${fillText(texts.admitted, { year: String(one.year) })}`}
          <br />
          <MoreLink href={one.registerUrl}>
            {fillText(texts.register, { register: one.registerName })}
          </MoreLink>
        </li>
      ))}
    </ul>
  )
}
