import type { Proof } from '#app/features/site/fees/proof.ts'
import { newTab, NewTabHint } from '#app/ui/button.tsx'

/** Nothing where the firm has filled in neither. */
export function FirmProof({ since, membershipsTitle, memberships }: Proof) {
  return (
    <>
      {since !== null && <p>{since}</p>}
      {memberships.length > 0 && (
        <>
          <h3>{membershipsTitle}</h3>
          <ul className="marks">
            {memberships.map(({ name, url }) => (
              <li key={name}>{url === null ? name : <Outside href={url}>{name}</Outside>}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} {...newTab}>
      {children}
      <NewTabHint />
    </a>
  )
}
