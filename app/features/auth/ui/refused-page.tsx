import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

const NONE: readonly string[] = []

/** @param sent the texts of a form that was refused */
export function RefusedPage({ sent = NONE }: { sent?: readonly string[] | undefined }) {
  const { title, text, sent: sentTitle, keep } = roleTexts.refused
  return (
    <div className="desk wrap">
      <title>{title}</title>
      <ScreenHead title={title}>
        <p>{text}</p>
      </ScreenHead>
      {sent.length > 0 && (
        <section aria-labelledby="sent">
          <h2 id="sent">{sentTitle}</h2>
          <p>{keep}</p>
          {sent.map((typed, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the texts have no other name, and the page never changes
            <pre key={index} className="senttext" dir="auto">
              {typed}
            </pre>
          ))}
        </section>
      )}
    </div>
  )
}
