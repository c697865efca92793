import { andes, weave, Yarns } from '#app/ui/art/weave.tsx'

const figure = weave(andes, 4)

type Field = { kind: 'p' | 'q' | 'k' | 'band'; height: number }

const band: Field = { kind: 'band', height: figure.height }
const lines: Field[] = [
  { kind: 'q', height: 20 },
  { kind: 'k', height: 6 },
  { kind: 'p', height: 10 },
  { kind: 'k', height: 6 },
  { kind: 'q', height: 20 },
]
const fields: Field[] = [
  { kind: 'p', height: 44 },
  band,
  ...lines,
  band,
  { kind: 'p', height: 64 },
  band,
  ...lines,
  band,
  { kind: 'p', height: 44 },
]

const { plain, bandTops, height } = layOut(fields)
const fringe = Array.from({ length: 28 }, (_, index) => {
  const x = 6 + index * 14
  return `M${x} ${height}v${18 + ((x * 7) % 9)}`
}).join('')

function layOut(stack: readonly Field[]) {
  const paths = { p: '', q: '', k: '' }
  const tops: number[] = []
  let y = 0
  for (const { kind, height: tall } of stack) {
    if (kind === 'band') tops.push(y)
    paths[kind === 'band' ? 'p' : kind] += `M0 ${y}h394v${tall}H0z`
    y += tall
  }
  return { plain: paths, bandTops: tops, height: y }
}

// The layout of an Andean mantle, but general geometry; say "woven cloth". @param id of the pattern; unique in the document
export function Mantle({ id }: { id: string }) {
  return (
    <svg
      className="cloth"
      viewBox={`0 0 394 ${height + 28}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <pattern id={id} width={figure.width} height={figure.height} patternUnits="userSpaceOnUse">
        <Yarns of={figure} />
      </pattern>
      <path className="yp" d={plain.p} />
      <path className="yq" d={plain.q} />
      <path className="yk" d={plain.k} />
      {bandTops.map((y) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <rect width="394" height={figure.height} fill={`url(#${id})`} />
        </g>
      ))}
      <path className="fr" d={fringe} />
    </svg>
  )
}
