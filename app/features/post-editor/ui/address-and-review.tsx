import { Link } from 'react-router'
import {
  POST_LIMITS,
  type PostForm,
  type PostProblems,
  SLUG_LENGTH,
} from '#app/features/posts/post.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

type AddressAndReviewProps = {
  form: PostForm
  problems: PostProblems
  publicationContext: PublicationContext
}

export function AddressAndReview({ form, problems, publicationContext }: AddressAndReviewProps) {
  return (
    <>
      <div className="card form">
        <AddressField form={form} problem={problems.slug} publicationContext={publicationContext} />
      </div>
      <ReviewFields form={form} problems={problems} />
      {publicationContext.ways && <Ways ways={publicationContext.ways} />}
    </>
  )
}

type AddressFieldProps = {
  form: PostForm
  problem: string | undefined
  publicationContext: PublicationContext
}

function AddressField({ form, problem, publicationContext }: AddressFieldProps) {
  const { label, newHint, draftHint, publicHint } = publicationTexts.address
  return (
    <Field
      name="slug"
      label={label}
      hint={{ new: newHint, draft: draftHint, public: publicHint }[publicationContext.known]}
      defaultValue={form.slug}
      maxLength={SLUG_LENGTH}
      spellCheck={false}
      autoCapitalize="none"
      error={problem}
    />
  )
}

type ReviewFieldsProps = { form: PostForm; problems: PostProblems }

function ReviewFields({ form, problems }: ReviewFieldsProps) {
  const { review } = publicationTexts
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

function Ways({ ways }: { ways: NonNullable<PublicationContext['ways']> }) {
  const texts = publicationTexts.ways
  return (
    <div className="card ways">
      <b>{texts.title}</b>
      <p className="hint">{texts.about}</p>
      <ButtonLink href={ways.preview} variant="secondary" size="small" external>
        {texts.preview}
      </ButtonLink>
      <Link className="btn sec sm" to={ways.links}>
        {texts.links}
      </Link>
    </div>
  )
}
