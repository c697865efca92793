import type { RelatedLink } from '#app/features/site/pages/related.ts'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'

type RelatedLinksProps = {
  headingId: string
  title: string
  links: readonly RelatedLink[]
}

/** Nothing where there are none. */
export function RelatedLinks({ headingId, title, links }: RelatedLinksProps) {
  if (links.length === 0) return null
  return (
    <TwoColumns
      className="related"
      headingId={headingId}
      title={title}
      contentTag="ul"
      contentClass="marks"
    >
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href} dir="auto">
            {text}
          </a>
        </li>
      ))}
    </TwoColumns>
  )
}
