import { Link } from 'react-router'
import { POST_LIMITS } from '#app/features/posts/post.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import type {
  PublicationContext,
  PublicationFieldsProps,
} from '#app/features/post-editor/ui/publication-fields.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

export function ReviewFields({
  form,
  problems,
}: Pick<PublicationFieldsProps, 'form' | 'problems'>) {
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

export function Ways({ preview, links }: NonNullable<PublicationContext['ways']>) {
  const texts = publicationTexts.ways
  return (
    <div className="card ways">
      <b>{texts.title}</b>
      <p className="hint">{texts.about}</p>
      <ButtonLink href={preview} variant="secondary" size="small" external>
        {texts.preview}
      </ButtonLink>
      {links !== null && (
        <Link className="btn sec sm" to={links}>
          {texts.links}
        </Link>
      )}
    </div>
  )
}
