import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import type { ConflictView } from '#app/features/inbox/conflicts/conflict-view.ts'
import { MATCH_KINDS } from '#app/features/inbox/conflicts/person-names.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

/** Each kind of match apart, the closest first. */
export function ConflictNames({ conflicts }: { conflicts: readonly ConflictView[] }) {
  return MATCH_KINDS.map((kind) => {
    const alike = conflicts.filter((conflict) => conflict.kind === kind)
    if (alike.length === 0) return null
    return (
      <section key={kind} className="conflicts">
        <h3>{conflictTexts.kinds[kind]}</h3>
        <ul>
          {alike.map((conflict) => (
            <ConflictName key={conflict.fingerprint} conflict={conflict} />
          ))}
        </ul>
      </section>
    )
  })
}

function ConflictName({ conflict: { name, source, cleared } }: { conflict: ConflictView }) {
  return (
    <li>
      <b>
        <bdi>{name}</bdi>
      </b>
      {source.kind === 'list' && (
        <span>{source.note === '' ? conflictTexts.fromList : <bdi>{source.note}</bdi>}</span>
      )}
      {source.kind === 'message' && (
        <a href={pathTo('/dashboard/messages/:id', { id: source.id })}>
          {fillText(conflictTexts.fromMessage, { reference: source.reference })}
        </a>
      )}
      <span className="muted">
        {cleared === null
          ? conflictTexts.open
          : fillText(conflictTexts.cleared, { by: cleared.by, at: cleared.at.exact })}
      </span>
    </li>
  )
}

type ClearConflictsProps = { id: string; open: readonly ConflictView[]; label: string }

/** Clears those that are shown, and no other that came since. */
export function ClearConflicts({ id, open, label }: ClearConflictsProps) {
  return (
    <form method="post" action={pathTo('/dashboard/messages/:id/conflicts', { id })}>
      {open.map(({ fingerprint }) => (
        <input key={fingerprint} type="hidden" name="conflict" value={fingerprint} />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  )
}
