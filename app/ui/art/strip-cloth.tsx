import { weave, westCheck, westLadder, Yarns } from '#app/ui/art/weave.tsx'

const check = weave(westCheck, 4)
const ladder = weave(westLadder, 4)

const strips = [0, 1, 2, 3, 4, 5]
// Every third block is plain warp: with two kinds the cloth was too dense to rest the eye on.
const blocks = strips.flatMap((strip) =>
  Array.from({ length: 8 }, (_, row) => ({
    kind: (strip * 2 + row) % 3,
    x: strip * 66,
    y: row * 64,
  })),
)
const fringe = strips
  .map((strip) => `M${strip * 66 + 4} 512v20m14-20v24m14-24v18m14-18v25m14-25v19`)
  .join('')

// The layout of West African strip cloth, but general geometry; say "woven cloth". @param id prefix of the blocks' ids;
// unique in the document
export function StripCloth({ id }: { id: string }) {
  return (
    <svg
      className="cloth"
      viewBox="0 0 394 540"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <defs>
        <g id={`${id}0`}>
          <path className="yp" d="M0 0h64v64H0z" />
          <Yarns of={check} />
        </g>
        <g id={`${id}1`}>
          <path className="yq" d="M0 0h64v64H0z" />
          <Yarns of={ladder} />
        </g>
        <g id={`${id}2`}>
          <path className="yp" d="M0 0h64v64H0z" />
          <path className="ya" d="M12 0h4v64h-4zM48 0h4v64h-4z" />
          <path className="yd" d="M24 0h4v64h-4zM36 0h4v64h-4z" />
        </g>
      </defs>
      {blocks.map(({ kind, x, y }) => (
        <use key={`${x} ${y}`} href={`#${id}${kind}`} x={x} y={y} />
      ))}
      <path className="fr" d={fringe} />
    </svg>
  )
}
