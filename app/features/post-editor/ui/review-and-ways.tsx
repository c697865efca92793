import { Link } from 'react-router'
import { ReviewerFields } from '#app/features/entries/ui/reviewer-fields.tsx'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import type {
  PublicationContext,
  PublicationFieldsProps,
} from '#app/features/post-editor/ui/publication-fields.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function ReviewFields({
  form,
  problems,
  publicationContext: { reviewers },
}: Pick<PublicationFieldsProps, 'form' | 'problems' | 'publicationContext'>) {
  const { review } = publicationTexts
  return (
    <div className="card form" role="group" aria-labelledby="review-title">
      <div>
        <b id="review-title">{review.title}</b>
      </div>
      <ReviewerFields
        reviewers={reviewers}
        nobody={review.nobody}
        by={form.reviewedBy}
        on={form.reviewedOn}
        latest="9999-12-31"
        problems={{ by: problems.reviewedBy, on: problems.reviewedOn }}
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
