import type { BarAdmission } from '#app/features/site/firm.ts'
import { fillTexts, type LicenseTexts } from '#app/features/site/pages/plain-page.ts'
import { MoreLink } from '#app/ui/button.tsx'

type AdmissionsProps = {
  admissions: readonly BarAdmission[]
  texts: LicenseTexts
}

export function Admissions({ admissions, texts }: AdmissionsProps) {
  return (
    <ul className="marks">
      {admissions.map((one) => (
        <li key={one.attorney + one.jurisdiction}>
          {fillTexts(texts.admission, { attorney: one.attorney, jurisdiction: one.jurisdiction })}
          {one.number !== null && `, ${one.number}`}
          <br />
          <MoreLink href={one.registerUrl}>
            {fillTexts(texts.register, { register: one.registerName })}
          </MoreLink>
        </li>
      ))}
    </ul>
  )
}
