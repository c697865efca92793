import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

const NONE: readonly string[] = []

type RefusedPageProps = {
  /** A sentence; nothing where it would tell what is hidden. */
  who?: string | undefined
  /** The texts of a form that was refused. */
  sent?: readonly string[] | undefined
}

export function RefusedPage({ who, sent = NONE }: RefusedPageProps) {
  const { title, text, sent: sentTitle, keep, back } = roleTexts.refused
  return (
    <Screen title={title} under={<p>{who === undefined ? text : `${who} ${text}`}</p>}>
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
      <ButtonLink href="/dashboard" variant="secondary">
        {back}
      </ButtonLink>
    </Screen>
  )
}
