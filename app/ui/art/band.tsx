import { andes, east, weave, west, Yarns } from '#app/ui/art/weave.tsx'

const bands = { andes: weave(andes), east: weave(east), west: weave(west) }

/** Pixels of one cell. */
const CELL = 2

export type BandMotif = keyof typeof bands

/** @param id of the pattern; unique in the document */
export function Band({ motif, id }: { motif: BandMotif; id: string }) {
  const figure = bands[motif]
  const { width, height } = figure
  const repeated = { width: width * CELL, height: height * CELL, viewBox: `0 0 ${width} ${height}` }
  return (
    <svg className="band" aria-hidden="true" height={repeated.height} width="100%">
      <pattern id={id} {...repeated} patternUnits="userSpaceOnUse">
        <Yarns of={figure} />
      </pattern>
      <rect width="100%" height={repeated.height} fill={`url(#${id})`} />
    </svg>
  )
}
