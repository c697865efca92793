import { Link } from 'react-router'
import type { ComparedField } from '#app/features/posts/revisions/compare-forms.ts'
import { AS_MARKDOWN } from '#app/features/posts/revisions/comparison-view.ts'
import { fieldNames, revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import { ComparedText } from '#app/ui/compared-text.tsx'

type ComparedFieldsProps = {
  fields: readonly ComparedField[]
  heading: 'h2' | 'h3'
  lang?: string
}

const { one: texts } = revisionTexts

export function ComparedFields({ fields, heading: Heading, lang }: ComparedFieldsProps) {
  return fields.map((field) => (
    <section key={field.name} className="comparedfield" aria-labelledby={`compared-${field.name}`}>
      <header>
        <Heading id={`compared-${field.name}`}>{fieldNames[field.name] ?? field.name}</Heading>
        {field.name === 'content' && <OtherView isMarkdown={'parts' in field} />}
      </header>
      <div lang={lang}>
        {'parts' in field ? (
          <ComparedText parts={field.parts} spoken={texts} />
        ) : (
          <ComparedDocument html={field.html} />
        )}
      </div>
    </section>
  ))
}

function OtherView({ isMarkdown }: { isMarkdown: boolean }) {
  return (
    <Link to={isMarkdown ? '?' : AS_MARKDOWN} preventScrollReset>
      {isMarkdown ? texts.asPost : texts.asMarkdown}
    </Link>
  )
}

function ComparedDocument({ html }: { html: string | null }) {
  if (html === null) return <p lang="en">{texts.onlyMarkdown}</p>
  // eslint-disable-next-line react/no-danger -- rendered by show-comparison.ts, in which HTML is text
  return <div className="compared prose" dangerouslySetInnerHTML={{ __html: html }} />
}
