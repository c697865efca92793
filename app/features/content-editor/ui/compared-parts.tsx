import type { ComparedPart } from '#app/features/content-editor/editing/compare-records.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { ComparedValue } from '#app/features/rich-text/ui/compared-value.tsx'

const { spoken, same } = contentTexts.revisions

export function ComparedParts({ parts }: { parts: readonly ComparedPart[] }) {
  if (parts.length === 0) return <p>{same}</p>
  return (
    <dl className="comparedparts">
      {parts.map((part) => (
        <div key={part.path + part.label}>
          <dt>{part.label}</dt>
          <dd>
            <ComparedValue compared={part} spoken={spoken} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
