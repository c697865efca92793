import { firm } from '#app/features/site/content/en/firm.ts'
import type { FirmProfile } from '#app/features/site/firm.ts'

export const realFirm: FirmProfile = {
  ...firm,
  name: 'Rivera & Okafor',
  offices: [{ ...firm.offices[0], street: '1 Main Street', phone: '+17032220100' }],
  phone: '+17032220100',
  email: 'office@rivera-okafor.law',
  founder: { name: 'Ana Rivera', role: 'Founder & CEO' },
  responsibleAttorney: { name: 'Ana Rivera', office: 'Arlington, VA' },
  admissions: [],
}
