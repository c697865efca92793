import type { BarAdmission } from '#app/features/site/firm.ts'
import type { LicenseWords } from '#app/features/site/plain-page.ts'
import { fillTexts } from '#app/features/site/plain-page.ts'
import { MoreLink } from '#app/ui/button.tsx'

type AdmissionsProps = {
  admissions: readonly BarAdmission[]
  words: LicenseWords
}

export function Admissions({ admissions, words }: AdmissionsProps) {
  return (
    <ul className="marks">
      {admissions.map((one) => (
        <li key={one.attorney + one.jurisdiction}>
          {fillTexts(words.admission, { attorney: one.attorney, jurisdiction: one.jurisdiction })}
          {one.number !== null && `, ${one.number}`}
          <br />
          <MoreLink href={one.registerUrl} external>
            {fillTexts(words.register, { register: one.registerName })}
          </MoreLink>
        </li>
      ))}
    </ul>
  )
}
