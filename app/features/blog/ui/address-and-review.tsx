import { Link } from 'react-router'
import {
  POST_LIMITS,
  type PostForm,
  type PostProblems,
  SLUG_LENGTH,
} from '#app/features/blog/post.ts'
import type { PublishingWords } from '#app/features/blog/publishing-words.ts'
import type { PublicationDesk } from '#app/features/blog/ui/publication-fields.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'

type AddressAndReviewProps = { form: PostForm; problems: PostProblems; desk: PublicationDesk }

/** Where the post stands, who read it for the firm, and the ways to see it before readers do. */
export function AddressAndReview({ form, problems, desk }: AddressAndReviewProps) {
  return (
    <>
      <div className="card form">
        <AddressField form={form} problem={problems.slug} desk={desk} />
      </div>
      <ReviewFields form={form} problems={problems} words={desk.words} />
      {desk.ways && <Ways ways={desk.ways} words={desk.words.ways} />}
    </>
  )
}

type AddressFieldProps = { form: PostForm; problem: string | undefined; desk: PublicationDesk }

function AddressField({ form, problem, desk: { known, words } }: AddressFieldProps) {
  const { label, newHint, draftHint, publicHint } = words.address
  return (
    <Field
      name="slug"
      label={label}
      hint={{ new: newHint, draft: draftHint, public: publicHint }[known]}
      defaultValue={form.slug}
      maxLength={SLUG_LENGTH}
      spellCheck={false}
      autoCapitalize="none"
      error={problem}
    />
  )
}

type ReviewFieldsProps = { form: PostForm; problems: PostProblems; words: PublishingWords }

function ReviewFields({ form, problems, words: { review } }: ReviewFieldsProps) {
  return (
    <div className="card form" role="group" aria-labelledby="review-title">
      <div>
        <b id="review-title">{review.title}</b>
        <p className="hint">{review.about}</p>
      </div>
      <Field
        name="reviewedBy"
        label={review.reviewedBy}
        defaultValue={form.reviewedBy}
        maxLength={POST_LIMITS.reviewedBy.max}
        error={problems.reviewedBy}
      />
      <Field
        type="date"
        name="reviewedOn"
        label={review.reviewedOn}
        max="9999-12-31"
        defaultValue={form.reviewedOn}
        error={problems.reviewedOn}
      />
    </div>
  )
}

type WaysProps = {
  ways: NonNullable<PublicationDesk['ways']>
  words: PublishingWords['ways']
}

function Ways({ ways, words }: WaysProps) {
  return (
    <div className="card ways">
      <b>{words.title}</b>
      <p className="hint">{words.about}</p>
      <ButtonLink href={ways.preview} variant="secondary" size="small" external>
        {words.preview}
      </ButtonLink>
      <Link className="btn sec sm" to={ways.links}>
        {words.links}
      </Link>
    </div>
  )
}
