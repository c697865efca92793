import type { ComparedPart } from '#app/features/content-editor/editing/compare-records.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { ComparedText } from '#app/ui/compared-text.tsx'

export function ComparedParts({ parts }: { parts: readonly ComparedPart[] }) {
  if (parts.length === 0) return <p>{contentTexts.revisions.same}</p>
  return (
    <dl className="comparedparts">
      {parts.map(({ path, label, parts: texts }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd>
            <ComparedText parts={texts} spoken={contentTexts.revisions.spoken} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
