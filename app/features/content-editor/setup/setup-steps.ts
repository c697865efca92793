import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { setupTexts } from '#app/features/content-editor/setup/setup-texts.ts'
import { pathTo } from '#app/addresses.ts'

export type SetupSection = {
  title: string | null
  record: { type: RecordType; id: string }
  /** Of the record's fields, such as `hours.opens`. */
  paths: readonly string[]
  /** Removes the whole record instead; `isOn`: before anyone has chosen. */
  removal?: { label: string; isOn: boolean }
}

export type SetupStep = { id: keyof typeof setupTexts.step; sections: readonly SetupSection[] }

const { sections: titles, removal } = setupTexts

const PERSON = ['name', 'role', 'biography', 'since', 'admissions']

export const SETUP_STEPS: readonly SetupStep[] = [
  {
    id: 'firm',
    sections: [
      ofFirm(null, ['name', 'phone', 'email']),
      ofFirm(titles.logo, ['logo.first', 'logo.second']),
      ofFirm(titles.attorney, [
        'responsibleAttorney.name',
        'responsibleAttorney.office',
        'advertisingLabel',
      ]),
    ],
  },
  {
    id: 'office',
    sections: [
      {
        title: titles.office,
        record: { type: 'office', id: 'arlington' },
        paths: ['name', 'street', 'city', 'state', 'zip', 'phone', 'parking'],
      },
      withoutSample('office', 'houston', removal.office),
      ofFirm(titles.hours, ['hours.weekdays', 'hours.opens', 'hours.closes', 'hours.timeZone']),
    ],
  },
  {
    id: 'people',
    sections: [
      { title: titles.first, record: { type: 'person', id: 'founder' }, paths: PERSON },
      {
        title: titles.second,
        record: { type: 'person', id: 'responsible-attorney' },
        paths: PERSON,
        removal: { label: removal.person, isOn: false },
      },
      withoutSample('person', 'family-attorney', removal.family),
      withoutSample('person', 'work-attorney', removal.work),
      ofFirm(titles.languages, ['languages']),
    ],
  },
  {
    id: 'fee',
    sections: [
      ofFirm(null, ['consultation.fee', 'consultation.includes', 'promises']),
      ...SERVICE_IDS.map((id) => withoutSample('fee', `flat-${id}`, removal.fees[id])),
    ],
  },
  {
    id: 'look',
    sections: [
      ofFirm(titles.color, ['accent', 'logoMark', 'logoImage']),
      {
        title: titles.home,
        record: { type: 'page', id: 'home' },
        paths: ['title', 'subtitle'],
      },
    ],
  },
  {
    id: 'services',
    sections: SERVICE_IDS.map((id) => ({
      title: null,
      record: { type: 'service', id },
      paths: ['notOffered'],
    })),
  },
  { id: 'links', sections: [ofFirm(null, ['bookingUrl', 'intakeUrl', 'whatsapp', 'socials'])] },
]

function ofFirm(title: string | null, paths: readonly string[]): SetupSection {
  return { title, record: { type: 'firm', id: 'firm' }, paths }
}

/** Of the sample firm; removed unless somebody keeps it. */
function withoutSample(type: RecordType, id: string, label: string): SetupSection {
  return { title: null, record: { type, id }, paths: [], removal: { label, isOn: true } }
}

/** Of the step, or of the end for null. */
export function pathOfStep(step: SetupStep | null | undefined): string {
  return pathTo('/dashboard/setup/:step', { step: step?.id ?? 'done' })
}

export function stepAfter(step: SetupStep): SetupStep | null {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? null
}
