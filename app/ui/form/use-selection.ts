import { type MouseEvent, useRef, useState } from 'react'

type Row = { id: string }

export type Selection<Shown extends Row> = ReturnType<typeof useSelection<Shown>>

/** By id, so that a reloaded list stays ticked. */
export function useSelection<Shown extends Row>(shown: readonly Shown[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')
  return {
    rows: shown.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    /** With Shift, also all rows since the one before. */
    press(id: string, event: MouseEvent<HTMLInputElement>) {
      const isTicked = event.currentTarget.checked
      const changed = event.shiftKey ? between(shown, last.current, id) : [id]
      last.current = id
      setIds((before) => {
        const others = [...before].filter((each) => !changed.includes(each))
        return new Set(isTicked ? [...others, ...changed] : others)
      })
    },
    all: (isTicked: boolean) => setIds(new Set(isTicked ? shown.map(({ id }) => id) : [])),
  }
}

function between(shown: readonly Row[], one: string, other: string): string[] {
  const ids = shown.map(({ id }) => id)
  const places = [ids.indexOf(one), ids.indexOf(other)]
  return places.includes(-1) ? [other] : ids.slice(Math.min(...places), Math.max(...places) + 1)
}
