import type { ComponentProps, ReactNode } from 'react'
import type { Selection } from '#app/ui/form/use-selection.ts'

type Selected = Selection<{ id: string }>

type AllBoxProps = {
  selection: Selected
  /** How many rows there are. */
  shown: number
  label: ReactNode
  /** How many of them are chosen, in words. */
  chosen: string
}

export function AllBox({ selection, shown, label, chosen }: AllBoxProps) {
  return (
    <>
      <label className="pick">
        <input
          type="checkbox"
          checked={selection.rows.length === shown && shown > 0}
          onChange={(event) => selection.all(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <span className="muted" role="status">
        {chosen}
      </span>
    </>
  )
}

type RowBoxProps = ComponentProps<'input'> & { selection: Selected; id: string }

/** `id`: of its row. */
export function RowBox({ selection, id, ...rest }: RowBoxProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        checked={selection.has(id)}
        onClick={(event) => selection.press(id, event)}
        readOnly
        {...rest}
      />
    </label>
  )
}
