import type { Kysely } from 'kysely'
import {
  listPlannedRecords,
  type PlannedRecord,
} from '#app/features/content/stored-records.server.ts'
import { isReviewOverdue } from '#app/features/content/notices.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { sampleContent, samplesLeft } from '#app/features/content/sample-content.ts'
import { countToReview } from '#app/features/content/translations-to-review.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { findUndelivered } from '#app/features/email/mail-queue.server.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { isOverdue } from '#app/features/facts/fact.ts'
import { ageText, PROMISED_MS } from '#app/features/inbox/inbox-view.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { countUnread } from '#app/features/inbox/messages.server.ts'
import { findOldestUnanswered } from '#app/features/inbox/overdue-messages.server.ts'
import {
  backupState,
  overviewEntries,
  type OverviewEntry,
} from '#app/features/overview/overview.ts'
import {
  noticeChanges,
  type PlannedChange,
  plannedChanges,
} from '#app/features/overview/planned.ts'
import {
  TREND_KINDS,
  trendStart,
  type VisitTrend,
  visitTrend,
} from '#app/features/overview/visit-trend.ts'
import { hasSamples } from '#app/features/posts/samples/stored-samples.server.ts'
import { listPlannedPosts } from '#app/features/posts/planned-posts.server.ts'
import { countOtherReviews } from '#app/features/posts/reviewers/other-reviewers.server.ts'
import { countReviews } from '#app/features/posts/reviews/review-marks.server.ts'
import { countsByDay } from '#app/features/visits/visits.server.ts'
import { findJob } from '#app/platform/db/exclusive-job.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { Schema } from '#db/schema.ts'

export type OverviewParts = {
  db: Kysely<Schema>
  /** Who asks. */
  userId: string
  site: SiteContent
  /** In the other languages of the site. */
  translations: readonly SiteContent[]
  now: Date
  timeZone: string
  hasBackups: boolean
}

/** What whoever asks may open. */
export type OverviewRights = Record<
  'posts' | 'publishing' | 'reviewers' | 'content' | 'facts' | 'visits' | 'backups',
  boolean
> & {
  /** Who looks at them. */
  messages: Viewer | null
}

export type Overview = {
  entries: OverviewEntry[]
  changes: PlannedChange[]
  trend: VisitTrend | null
  /** When it was; null for who does not see to it. */
  backup: string | null
}

const WEEK_DAYS = 7
const MOST_CHANGES = 50

/** Each table is asked once. */
export async function readOverview(
  parts: OverviewParts,
  rights: OverviewRights,
): Promise<Overview> {
  const { db, site, now, timeZone } = parts
  const today = localMoment(now, timeZone).date
  const [messages, reviews, otherReviewers, changes, samples, backup, days] = await Promise.all([
    rights.messages && readMessages(parts, rights.messages),
    rights.posts ? countReviews(db, parts.userId) : null,
    rights.reviewers ? countOtherReviews(db, reviewersOf(site)) : null,
    readChanges(parts, rights),
    rights.publishing ? hasSamples(db) : false,
    rights.backups ? readBackup(parts) : null,
    rights.visits ? countsByDay(db, TREND_KINDS, trendStart(today)) : [],
  ])
  const overdueNotices = site.list('notice').filter(({ data }) => isReviewOverdue(data, today))
  const entries = overviewEntries({
    messages,
    reviews,
    otherReviewers,
    plannedChanges: changes.length,
    overdueFacts: rights.facts ? factsOf(site).filter((fact) => isOverdue(fact, now)).length : null,
    overdueNotices: rights.content ? overdueNotices.length : null,
    translationsToReview: rights.content ? countToReview(parts.translations) : null,
    hasSamplePosts: samples,
    sampleRecords: rights.content ? sampleContent(site).length : null,
    samplesLeft: rights.content ? samplesLeft(site).length : null,
    backup,
  })
  return { entries, changes, trend: visitTrend(days, today), backup: backup?.text ?? null }
}

async function readMessages({ db, now, timeZone }: OverviewParts, viewer: Viewer) {
  const [unread, oldest, undelivered] = await Promise.all([
    countUnread(db, false, viewer),
    findOldestUnanswered(db, viewer),
    findUndelivered(db, !viewer.readsRestricted),
  ])
  return {
    unread,
    undelivered,
    oldest: oldest && {
      id: oldest.id,
      age: ageText(oldest.createdAt, now, timeZone),
      isLate: now.getTime() - oldest.createdAt.getTime() > PROMISED_MS,
    },
  }
}

async function readChanges(
  { db, site, now, timeZone }: OverviewParts,
  { posts, content }: OverviewRights,
): Promise<PlannedChange[]> {
  const week = { from: now, to: new Date(now.getTime() + WEEK_DAYS * DAY_MS), limit: MOST_CHANGES }
  const noRecords: PlannedRecord[] = []
  const [planned, records] = await Promise.all([
    posts ? listPlannedPosts(db, week) : [],
    content ? listPlannedRecords(db, week) : noRecords,
  ])
  const notices = content ? noticeChanges(site, week, timeZone) : []
  return plannedChanges({ posts: planned, records, notices }, site, timeZone)
}

async function readBackup({ db, now, timeZone, hasBackups }: OverviewParts) {
  const job = await findJob(db, 'backup')
  return backupState({ hasFolder: hasBackups, job }, now, (at) => zonedText(at, timeZone))
}
