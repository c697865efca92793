import { andes, east, weave, west, Yarns } from '#app/ui/art/weave.tsx'

const bands = { andes: weave(andes, 2), east: weave(east, 2), west: weave(west, 2) }

export type BandMotif = keyof typeof bands

/** @param id of the pattern; unique in the document */
export function Band({ motif, id }: { motif: BandMotif; id: string }) {
  const figure = bands[motif]
  const { width, height } = figure
  return (
    <svg className="band" aria-hidden="true" height={height} width="100%">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <Yarns of={figure} />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
