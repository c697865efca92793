import { readReview, type Review } from '#app/features/entries/publication/review.ts'
import {
  readScheduledTime,
  writeScheduledTime,
} from '#app/features/entries/publication/scheduled-time.ts'
import {
  type Post,
  type PostForm,
  type PostInput,
  type PostProblems,
  type PostText,
  PUBLICATION_FIELDS,
  readFields,
} from '#app/features/posts/post.ts'
import { hasSlugLetters } from '#app/features/posts/publication/slug-words.ts'
import { SLUG_LENGTH } from '#app/platform/texts/address-words.ts'
import { localMoment } from '#app/platform/local-time.ts'
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

/** What a form is read by. */
export type Office = {
  timeZone: string
  now: Date
  /** The firm's lawyers. */
  reviewers: readonly string[]
  /** The name that the stored post has: it may stay, whoever it is. */
  storedReviewer: string | null
}

export function parsePublication(
  form: PublicationForm,
  office: Office,
): Result<Publication, PostProblems> {
  const slug = parseSlug(form.slug)
  const times = parseTimes(form, office.timeZone)
  const review = parseReview(form, office)
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

/** When readers see it. */
export function parseTimes(
  form: Pick<PublicationForm, 'publishAt' | 'unpublishAt'>,
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
  { timeZone, now, reviewers, storedReviewer }: Office,
): Result<Review | null, PostProblems> {
  const known = storedReviewer === null ? reviewers : [...reviewers, storedReviewer]
  const today = localMoment(now, timeZone).date
  return readReview(form, { reviewers: known, today })
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
