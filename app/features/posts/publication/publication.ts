import { isDay, readScheduledTime, writeScheduledTime } from '#app/platform/texts/scheduled-time.ts'
import {
  type Post,
  type PostForm,
  type PostInput,
  type PostProblems,
  POST_LIMITS,
  type PostReview,
  type PostText,
  PUBLICATION_FIELDS,
  readFields,
} from '#app/features/posts/post.ts'
import { hasSlugLetters, SLUG_LENGTH } from '#app/features/posts/publication/slug-words.ts'
import { type LocalDate, localMoment } from '#app/platform/local-time.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type Publication = Omit<PostInput, keyof PostText>

export type PublicationForm = Pick<PostForm, (typeof PUBLICATION_FIELDS)[number]>

export const NEW_PUBLICATION: PublicationForm = readFields(PUBLICATION_FIELDS, () => '')

export function publicationForm(post: Post, timeZone: string): PublicationForm {
  return {
    locale: post.locale,
    slug: post.slug,
    publishAt: writeScheduledTime(post.publishAt, timeZone),
    unpublishAt: writeScheduledTime(post.unpublishAt, timeZone),
    reviewedBy: post.review?.by ?? '',
    reviewedOn: post.review?.on ?? '',
  }
}

export function parsePublication(
  form: PublicationForm,
  office: { timeZone: string; now: Date },
): Result<Publication, PostProblems> {
  const slug = parseSlug(form.slug)
  const times = parseTimes(form, office.timeZone)
  const review = parseReview(form, localMoment(office.now, office.timeZone).date)
  if (slug.ok && times.ok && review.ok)
    return ok({
      locale: isLocale(form.locale) ? form.locale : null,
      slug: slug.value,
      ...times.value,
      review: review.value,
    })
  return fail({
    ...(!times.ok && times.problem),
    ...(!slug.ok && { slug: slug.problem }),
    ...(!review.ok && review.problem),
  })
}

function parseTimes(
  form: PublicationForm,
  timeZone: string,
): Result<Pick<Publication, 'publishAt' | 'unpublishAt'>, PostProblems> {
  const from = readScheduledTime(form.publishAt, timeZone)
  const until = readScheduledTime(form.unpublishAt, timeZone)
  if (!from.ok || !until.ok) {
    return fail({
      ...(!from.ok && { publishAt: from.problem }),
      ...(!until.ok && { unpublishAt: until.problem }),
    })
  }
  const publishAt = from.value?.instant ?? null
  const unpublishAt = until.value?.instant ?? null
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    return fail({ unpublishAt: 'Please choose a time after the one at which it is published' })
  return ok({ publishAt, unpublishAt })
}

function parseReview(
  form: PublicationForm,
  today: LocalDate,
): Result<PostReview | null, PostProblems> {
  const by = form.reviewedBy.trim()
  const on = form.reviewedOn.trim()
  if (by === '' && on === '') return ok(null)
  if (by === '') return fail({ reviewedBy: 'Please say who reviewed it, or take the day out' })
  if (by.length > POST_LIMITS.reviewedBy.max)
    return fail({ reviewedBy: `The name can be at most ${POST_LIMITS.reviewedBy.max} characters` })
  if (!isDay(on)) return fail({ reviewedOn: 'Please say on which day it was reviewed' })
  if (on > today) return fail({ reviewedOn: 'This day is still to come' })
  return ok({ by, on })
}

/** As typed, see `withSlug`; null: left to us. */
function parseSlug(text: string): Result<string | null, string> {
  const slug = text.trim()
  if (slug === '') return ok(null)
  if (slug.length > SLUG_LENGTH)
    return fail(`The address can have at most ${SLUG_LENGTH} characters`)
  return hasSlugLetters(slug)
    ? ok(slug)
    : fail('The address needs a digit or a letter that can be written from a to z')
}
