import type { RecordData } from '#app/features/content/record-types.ts'

export const offices: Record<string, RecordData<'office'>> = {
  arlington: {
    name: 'Arlington, VA',
    street: '1200 Sample Street, Suite 300',
    city: 'Arlington',
    state: 'VA',
    zip: '22201',
    phone: '+17035550142',
    parking: 'Parking sous l’immeuble.',
    order: 10,
  },
  houston: {
    name: 'Houston, TX',
    street: '500 Sample Avenue, Suite 210',
    city: 'Houston',
    state: 'TX',
    zip: '77002',
    phone: '+17135550187',
    parking: 'Parking derrière l’immeuble.',
    order: 20,
  },
}
