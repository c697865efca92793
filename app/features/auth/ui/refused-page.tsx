import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** The body of a response with status 403. */
export type Refusal = {
  message: string
  /** What the role may open, the nearest first; only for a page. */
  sections?: readonly { href: string; label: string }[]
  /** The texts of a form that was refused. */
  sent?: readonly string[]
}

export function RefusedPage({ sections, sent }: Refusal) {
  const { title, text, sent: sentTitle, keep } = roleTexts.refused
  return (
    <div className="desk wrap">
      <title>{title}</title>
      <header className="deskhead">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </header>
      {sent && sent.length > 0 && (
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
      <div className="btns">
        {sections?.slice(0, 1).map(({ href, label }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
        <form method="post" action="/logout">
          <Button type="submit" variant="secondary" icon="log-out">
            {roleTexts.refused.logout}
          </Button>
        </form>
      </div>
    </div>
  )
}
