const AT = new Date('2026-11-21T09:30:15.123Z')
const LATER = new Date('2027-01-02T03:04:05.678Z')

/** With a time for its draft. */
export const contentRow = {
  type: 'page',
  id: 'about',
  locale: 'en',
  version: 1,
  state: 'published',
  published: '{}',
  draft: null,
  source: '{}',
  reviewed_by: null,
  reviewed_on: null,
  changed_at: AT,
  changed_by: 'ada@example.com',
  publish_at: LATER,
  scheduled_version: 1,
  scheduled_by: 'ada@example.com',
  scheduled_review_by: 'Ada',
  scheduled_review_on: '2026-11-20',
  schedule_problem: null,
} as const
