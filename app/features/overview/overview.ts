import { overviewTexts as texts } from '#app/features/overview/texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type CountedText, countText } from '#app/platform/texts/counted-text.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** Null: whoever asks may not open where it is dealt with. */
export type OverviewCounts = {
  messages: {
    unread: number
    oldest: { id: string; age: string; isLate: boolean } | null
    undelivered: { count: number; oldestMessageId: string | null }
  } | null
  reviews: ReviewCounts | null
  /** Posts that name a reviewer who is no lawyer of the firm. */
  otherReviewers: number | null
  /** Of posts and of the site's texts together. */
  plannedChanges: number
  overdueFacts: number | null
  overdueNotices: number | null
  translationsToReview: number | null
  hasSamplePosts: boolean
  sampleRecords: number | null
  /** People and prices that readers would take for those of the firm. */
  samplesLeft: number | null
  backup: BackupState | null
}

/** Posts: assigned to whoever asks, ready for review, and those of them that are not assigned to whoever asks. */
export type ReviewCounts = { mine: number; ready: number; others: number }

export type BackupState = { kind: 'fine' | 'none' | 'late' | 'failed' | 'never'; text: string }

export type OverviewEntry = {
  text: string
  /** Such as how old it is. */
  detail: string | null
  href: string
  /** Later than promised, or not working. */
  isDue: boolean
}

/** What is in order has no entry; what is late comes first. */
export function overviewEntries(counts: OverviewCounts): OverviewEntry[] {
  const { overdueFacts, overdueNotices } = counts
  return [
    ...messageEntries(counts),
    ...entry(texts.facts, overdueFacts, '/dashboard/facts', true),
    ...entry(
      texts.notices,
      overdueNotices,
      pathTo('/dashboard/content/:type', { type: 'notice' }),
      true,
    ),
    ...reviewEntries(counts.reviews),
    ...entry(texts.otherReviewers, counts.otherReviewers, '/dashboard/reviewers'),
    ...entry(
      texts.translations,
      counts.translationsToReview,
      '/dashboard/content/translations?show=review',
    ),
    ...entry(texts.week, counts.plannedChanges, '/dashboard/overview#week'),
    ...(counts.hasSamplePosts ? [plain(texts.samplePosts, '/dashboard/samples')] : []),
    ...entry(texts.samplesLeft, counts.samplesLeft, '/dashboard/content', true),
    ...entry(texts.sampleContent, counts.sampleRecords, '/dashboard/content'),
    ...backupEntries(counts.backup),
  ].toSorted((one, other) => Number(other.isDue) - Number(one.isDue))
}

function messageEntries({ messages }: OverviewCounts): OverviewEntry[] {
  if (messages === null) return []
  const { unread, oldest, undelivered } = messages
  const { count, oldestMessageId: id } = undelivered
  const path = '/dashboard/messages'
  return [
    ...entry(texts.unread, unread, `${path}?show=unread`),
    ...(oldest === null
      ? []
      : [
          {
            text: texts.unanswered,
            detail: oldest.age,
            href: `${path}/${oldest.id}`,
            isDue: oldest.isLate,
          },
        ]),
    ...entry(texts.mails, count, id === null ? path : `${path}/${id}`, true),
  ]
}

function reviewEntries(counts: ReviewCounts | null): OverviewEntry[] {
  if (counts === null) return []
  const { mine, ready, others } = counts
  return [
    ...entry(texts.assigned, mine, '/dashboard?review=mine'),
    ...(others === 0 ? [] : entry(texts.review, ready, '/dashboard?review=ready')),
  ]
}

function backupEntries(backup: BackupState | null): OverviewEntry[] {
  if (backup === null || backup.kind === 'fine' || backup.kind === 'never') return []
  const href = '/dashboard/overview#backup'
  return [{ ...plain(texts.backup[backup.kind], href), isDue: backup.kind !== 'none' }]
}

function entry(
  words: CountedText,
  count: number | null,
  href: string,
  isDue = false,
): OverviewEntry[] {
  return count === null || count === 0 ? [] : [{ ...plain(countText(words, count), href), isDue }]
}

function plain(text: string, href: string): OverviewEntry {
  return { text, detail: null, href, isDue: false }
}

const LATE_MS = 2 * DAY_MS

type BackupJob = { succeededAt: Date | null; problem: string }

/** @param job null before its first run @param timeText writes an instant for people */
export function backupState(
  { hasFolder, job }: { hasFolder: boolean; job: BackupJob | null },
  now: Date,
  timeText: (instant: Date) => string,
): BackupState {
  const { last, never } = texts.backup
  const at = job?.succeededAt ?? null
  const text = at === null ? never : fillText(last, { time: timeText(at) })
  if (!hasFolder) return { kind: 'none', text }
  if (job !== null && job.problem !== '') return { kind: 'failed', text }
  if (at === null) return { kind: 'never', text }
  return { kind: now.getTime() - at.getTime() > LATE_MS ? 'late' : 'fine', text }
}
