import type {
  Compared,
  ComparedMarkdown,
} from '#app/features/rich-text/compare/compare-markdown.ts'
import { ComparedText } from '#app/ui/compared-text.tsx'

type Spoken = { spoken: { added: string; removed: string } }

const texts = {
  source: 'Show Markdown',
  onlySource: 'It reads the same in both. Only its Markdown is written in another way.',
} as const

export function ComparedValue({ compared, spoken }: Spoken & { compared: Compared }) {
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
