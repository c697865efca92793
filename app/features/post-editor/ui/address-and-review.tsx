import { useState } from 'react'
import { Link } from 'react-router'
import { POST_LIMITS, SLUG_LENGTH } from '#app/features/posts/post.ts'
import { parseSlug } from '#app/features/posts/publication/publication.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import type {
  PublicationContext,
  PublicationFieldsProps,
} from '#app/features/post-editor/ui/publication-fields.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

export function AddressField({
  form,
  problems,
  publicationContext: { known },
}: Omit<PublicationFieldsProps, 'publication'>) {
  const { address } = publicationTexts
  const [saved, setSaved] = useState<string | null>(null)
  return (
    <div className="card form">
      <div>
        <Field
          name="slug"
          label={address.label}
          hint={address[`${known}Hint`]}
          defaultValue={form.slug}
          maxLength={SLUG_LENGTH}
          spellCheck={false}
          autoCapitalize="none"
          error={problems.slug}
          onBlur={(event) => setSaved(savedAs(event.currentTarget.value))}
        />
        <p className="hint" role="status">
          {saved !== null && fillText(address.savedAs, { slug: saved })}
        </p>
      </div>
    </div>
  )
}

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

/** Null when it is saved as it is typed. */
function savedAs(typed: string): string | null {
  const text = typed.trim()
  const slug = parseSlug(text)
  return slug.ok && slug.value !== null && slug.value !== text ? slug.value : null
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
