import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** Leads from the editor to the texts that the post had before. */
export function RevisionsLink({ id, text }: { id: string; text: string }) {
  return (
    <p>
      <Link className="more" to={`/dashboard/blog/edit/${id}/revisions`}>
        <Icon name="history" />
        <span>{text}</span>
      </Link>
    </p>
  )
}
