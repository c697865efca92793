import type { ComparedField } from '#app/features/posts/revisions/compare-forms.ts'
import { labelOf } from '#app/features/posts/post-form.ts'
import { revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import { ComparedValue } from '#app/features/rich-text/ui/compared-value.tsx'

type ComparedFieldsProps = {
  fields: readonly ComparedField[]
  heading: 'h2' | 'h3'
  lang?: string
}

export function ComparedFields({ fields, heading: Heading, lang }: ComparedFieldsProps) {
  return fields.map((field) => (
    <section key={field.name} className="comparedfield" aria-labelledby={`compared-${field.name}`}>
      <Heading id={`compared-${field.name}`}>{labelOf(field.name)}</Heading>
      <div lang={lang}>
        <ComparedValue compared={field} spoken={revisionTexts.one} />
      </div>
    </section>
  ))
}
