import { useId } from 'react'
import type { ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import { comparisonTexts } from '#app/features/entries/compare/comparison-texts.ts'
import type {
  Compared,
  ComparedMarkdown,
} from '#app/features/rich-text/compare/compare-markdown.ts'
import { ComparedText } from '#app/ui/compared-text.tsx'

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

type Spoken = { spoken: { added: string; removed: string } }

const texts = {
  source: 'Show Markdown',
  onlySource: 'It reads the same in both. Only its Markdown is written in another way.',
} as const

function ComparedValue({ compared, spoken }: Spoken & { compared: Compared }) {
  if ('html' in compared) return <AsItReads {...compared} spoken={spoken} />
  return <ComparedText parts={compared.parts} spoken={spoken} />
}

function AsItReads({ html, parts, spoken }: Spoken & ComparedMarkdown) {
  return (
    <>
      {html === null ? (
        <p lang="en">{texts.onlySource}</p>
      ) : (
        // eslint-disable-next-line react/no-danger -- rendered by show-comparison.ts, in which HTML is text
        <div className="compared prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      <details className="comparedsource">
        <summary lang="en">{texts.source}</summary>
        <ComparedText parts={parts} spoken={spoken} />
      </details>
    </>
  )
}
