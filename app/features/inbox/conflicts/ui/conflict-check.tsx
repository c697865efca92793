import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import type { ConflictView } from '#app/features/inbox/conflicts/conflict-view.ts'
import { ClearConflicts, ConflictNames } from '#app/features/inbox/conflicts/ui/conflict-names.tsx'

type ConflictCheckProps = { id: string; conflicts: readonly ConflictView[]; mayClear: boolean }

/** Beside an opened message. */
export function ConflictCheck({ id, conflicts, mayClear }: ConflictCheckProps) {
  const { title, shown } = conflictTexts
  const isOpen = conflicts.some(({ cleared }) => cleared === null)
  return (
    <section className="aside" aria-labelledby="conflicts">
      <h2 id="conflicts">{title}</h2>
      <p>{conflicts.length === 0 ? shown.none : shown.text}</p>
      <ConflictNames conflicts={conflicts} />
      {isOpen && mayClear && <ClearConflicts id={id} conflicts={conflicts} label={shown.clear} />}
    </section>
  )
}
