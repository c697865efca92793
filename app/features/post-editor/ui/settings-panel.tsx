import type { ReviewPart } from '#app/features/post-editor/review/ui/review-part.tsx'
import type { Review } from '#app/features/post-editor/review/ui/use-review.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { CurrentNames } from '#app/features/posts/categories/category-names.ts'
import { AddressField } from '#app/features/post-editor/ui/address-field.tsx'
import { fieldProps } from '#app/features/post-editor/ui/field-props.ts'
import { CategoriesField } from '#app/features/post-editor/ui/categories-field.tsx'
import { PanelPart } from '#app/features/post-editor/ui/panel-part.tsx'
import {
  PostLanguage,
  type PostLanguageProps,
} from '#app/features/post-editor/ui/post-language.tsx'
import { PostImageField } from '#app/features/post-editor/ui/post-image-field.tsx'
import { PublishChecklist } from '#app/features/post-editor/ui/publish-checklist.tsx'
import {
  type PublicationContext,
  PublicationFields,
  type PublicationFieldsProps,
} from '#app/features/post-editor/ui/publication-fields.tsx'
import type { KnownCategory } from '#app/features/posts/complete-category.ts'
import type { Checklist } from '#app/features/posts/checklist/finding.ts'
import { fieldOf, TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { Field } from '#app/ui/form/form-field.tsx'
import { Link } from 'react-router'
import { ReviewerFields } from '#app/features/entries/ui/reviewer-fields.tsx'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type SettingsPanelProps = PublicationFieldsProps & {
  checklist: Checklist
  language: PostLanguageProps
  categories: readonly KnownCategory[]
  names: CurrentNames | undefined
  /** Share of the image that has been sent; null when none is being sent. */
  sent: number | null
  /** Null where nobody else is. */
  review: (Review & { Part: typeof ReviewPart }) | null
}

const { parts } = editorTexts

/** All but the text. */
export function SettingsPanel({
  checklist,
  language,
  categories,
  names,
  sent,
  review,
  ...fields
}: SettingsPanelProps) {
  const { publicationContext, problems } = fields
  const { ways, mayPublish } = publicationContext
  const { imageHosts } = checklist.rules
  return (
    <div className="panel settings">
      <PanelPart
        title={parts.publish}
        isOpen
        fields={['publishAt', 'unpublishAt', ...PLAIN_FIELDS, 'categories', 'findingsReason']}
        problems={problems}
      >
        <PublicationFields {...fields} />
        <PublishChecklist {...checklist} {...fields} />
        <PostLanguage {...language} />
        <DetailFields {...{ ...fields, language, names }} known={categories} />
      </PanelPart>
      <PanelPart title={parts.image} isOpen fields={['image', 'imageAlt']} problems={problems}>
        <PostImageField {...fields} sent={sent} imageHosts={imageHosts} />
      </PanelPart>
      <PanelPart title={parts.sharing} fields={['slug']} problems={problems}>
        <AddressField {...fields} />
        {ways && <Ways {...ways} />}
      </PanelPart>
      {(mayPublish || review !== null) && (
        <PanelPart
          title={parts.review}
          isOpen={review?.isOpen === true}
          fields={['reviewedBy', 'reviewedOn']}
          problems={problems}
        >
          {review && <review.Part review={review} />}
          {mayPublish && <ReviewFields {...fields} />}
        </PanelPart>
      )}
    </div>
  )
}

type DetailFieldsProps = Pick<PublicationFieldsProps, 'form' | 'problems'> & {
  language: PostLanguageProps
  known: readonly KnownCategory[]
  names: CurrentNames | undefined
}

/** Those that need nothing but an input. */
const PLAIN_FIELDS = TEXT_FIELDS.filter(
  (name) => !/^(?:title|excerpt|content|categories|image|imageAlt)$/.test(name),
)

function DetailFields({ language, known, names, ...fields }: DetailFieldsProps) {
  const { lang } = LOCALE_NAMES[language.locale]
  return (
    <div className="card form">
      {PLAIN_FIELDS.map((name) => {
        const { hint, ...props } = fieldProps(name, fields)
        const isHinted = name !== 'author' || fields.form.author === ''
        const own = fieldOf(name).translated && lang
        return <Field key={name} {...props} hint={isHinted ? hint : undefined} lang={own} />
      })}
      <CategoriesField known={known} names={names} field={fieldProps('categories', fields)} />
    </div>
  )
}

function ReviewFields({
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

function Ways({ preview, links }: NonNullable<PublicationContext['ways']>) {
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
