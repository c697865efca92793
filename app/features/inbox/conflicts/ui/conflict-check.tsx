import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { type ConflictView, splitConflicts } from '#app/features/inbox/conflicts/conflict-view.ts'
import { ClearConflicts, ConflictNames } from '#app/features/inbox/conflicts/ui/conflict-names.tsx'

type ConflictCheckProps = { id: string; conflicts: readonly ConflictView[]; mayClear: boolean }

/** Beside an opened message. */
export function ConflictCheck({ id, conflicts, mayClear }: ConflictCheckProps) {
  const { title, shown } = conflictTexts
  const { known, open, hidden, isHeld } = splitConflicts(conflicts)
  return (
    <section className="aside" aria-labelledby="conflicts">
      <h2 id="conflicts">{title}</h2>
      {hidden && <p>{isHeld ? shown.hidden : shown.hiddenCleared}</p>}
      {known.length > 0 && <p>{shown.text}</p>}
      {conflicts.length === 0 && <p>{shown.none}</p>}
      <ConflictNames conflicts={known} />
      {open.length > 0 && mayClear && <ClearConflicts id={id} open={open} label={shown.clear} />}
    </section>
  )
}
