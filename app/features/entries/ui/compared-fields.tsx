import { useId } from 'react'
import type { ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import { comparisonTexts } from '#app/features/entries/compare/comparison-texts.ts'
import { ComparedValue } from '#app/features/rich-text/ui/compared-value.tsx'

type ComparedFieldsProps = {
  fields: readonly ComparedField[]
  heading: 'h2' | 'h3'
  lang?: string | undefined
}

export function ComparedFields({ fields, heading: Heading, lang }: ComparedFieldsProps) {
  const id = useId()
  if (fields.length === 0) return <p>{comparisonTexts.same}</p>
  return fields.map((field) => {
    const name = `${id}${field.path}.${field.label}`
    return (
      <section key={name} className="comparedfield" aria-labelledby={name}>
        <Heading id={name}>{field.label}</Heading>
        <div lang={lang}>
          <ComparedValue compared={field} spoken={comparisonTexts.spoken} />
        </div>
      </section>
    )
  })
}
