import type { ComparedMarkdown as Compared } from '#app/features/rich-text/compare/compare-markdown.ts'
import { ComparedText } from '#app/ui/compared-text.tsx'

type ComparedMarkdownProps = Compared & { spoken: { added: string; removed: string } }

const texts = {
  source: 'Show Markdown',
  onlySource: 'It reads the same in both. Only its Markdown is written in another way.',
} as const

export function ComparedMarkdown({ html, parts, spoken }: ComparedMarkdownProps) {
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
