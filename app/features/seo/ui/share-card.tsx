import {
  SHARE_IMAGE,
  type ShareArt,
  type ShareCard,
  shareWords,
} from '#app/features/seo/share-image.ts'
import {
  LINE_HEIGHT,
  type SetText,
  setText,
  type TextLine,
  UNITS_PER_EM,
} from '#app/features/seo/set-text.ts'
import { Cover } from '#app/ui/art/cover.tsx'
import { Emblem } from '#app/ui/art/emblem.tsx'
import { Hills, openDoor } from '#app/ui/art/horizon.tsx'
import { Mark } from '#app/ui/art/mark.tsx'
import { Portrait } from '#app/ui/art/portrait.tsx'
import { houses, openBook } from '#app/ui/art/scenes.tsx'
import { Vignette } from '#app/ui/art/vignette.tsx'

// The light colours of tokens.css: this image is drawn outside of a browser, without custom properties.
const INK = '#1a232d'
const SOFT_INK = '#4d5560'
const PAPER = '#f6f1e6'
const SHIPPED = { day: '#0e5b4b', night: '#86cdb5' }
const LAMP = '#dd9a2e'
const styleOf = ({ day, night }: typeof SHIPPED) => `
.yp{fill:#f1e8d6}.yq{fill:#e2d7c0}.ya{fill:${day}}.nt{fill:${INK}}.h1{fill:#e6ddc9}.h2{fill:#d9d3bd}.h3{fill:#c9ceb6}.lamp,.nb{fill:${LAMP}}
.ln,.ln2,.sl,.jamb,.win,.needle{fill:none;stroke:${INK}}.ln{opacity:.32}.ln2,.sl{stroke-width:1.5;opacity:.6}.jamb{stroke-width:2.5}
.win{stroke:${PAPER};stroke-width:1.5;opacity:.45}.leaf,.leafc,.sheet path{fill:#fdfaf3;stroke:${INK};stroke-width:1.5}
.knob{fill:${INK}}.needle{stroke-width:3;stroke-linecap:round}
.thread{fill:none;stroke:${day};stroke-width:3.5;stroke-linecap:round;stroke-dasharray:11 9}.nt~.thread{stroke:${night}}
.lf,.vn{fill:none;stroke:${night};stroke-width:2}.vn{stroke-width:1.6;stroke-linecap:round}
.emblem .thread{stroke-width:3;stroke-dasharray:7 6}`
const MARGIN = 64
/** The firm's line along the lower edge. */
const BAR = { y: 542, height: 88 }
const TITLE_WIDTH = SHARE_IMAGE.width - 2 * MARGIN

type ShareCardDrawingProps = {
  card: ShareCard
  /** Of the firm, readable on paper and on ink. */
  accents?: { day: string; night: string }
}

/** All text is outlines, because the renderer may have no fonts. */
export function ShareCardDrawing({ card, accents = SHIPPED }: ShareCardDrawingProps) {
  const { width, height } = SHARE_IMAGE
  const isCover = card.art.kind === 'cover'
  const { above, large, below } = shareWords(card)
  const wide = { width: TITLE_WIDTH, height: 190, sizes: [84, 72, 62, 54] } as const
  const narrow = { width: COVER.x - MARGIN - 32, height: 290, sizes: [64, 56, 48, 42] } as const
  const name = setText(above, { width: TITLE_WIDTH, height: 40, sizes: [34] })
  const start = MARGIN + (above === '' ? 0 : 48)
  const title = setText(large, isCover ? narrow : wide)
  const titleEnd = start + title.lines.length * title.size * LINE_HEIGHT
  const room = (isCover ? BAR.y - 28 : HILLS.y) - titleEnd - 24
  const beside = (isCover ? COVER.x : 700) - MARGIN - 32
  const subtitle = setText(below, { width: beside, height: room, sizes: [34, 30, 27] })
  const firm = setText(card.firm, { width: 600, height: 40, sizes: [32, 28, 24] })
  const phone = setText(card.phone, { width: 360, height: 40, sizes: [32] })
  const phoneWidth = ((phone.lines[0]?.width ?? 0) * phone.size) / UNITS_PER_EM
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{styleOf(accents)}</style>
      <path d={`M0 0h${width}v${height}H0z`} fill="#f6f1e6" />
      <Drawing art={card.art} />
      <Lines text={name} x={MARGIN} y={MARGIN + 24} colour={SOFT_INK} />
      <Lines text={title} x={MARGIN} y={start - 12 + title.size} colour={INK} />
      <Lines text={subtitle} x={MARGIN} y={titleEnd + 24 + subtitle.size} colour={SOFT_INK} />
      <path d={`M0 ${BAR.y}h${width}v${BAR.height}H0z`} fill={INK} />
      <svg x={MARGIN - 4} y={BAR.y + 16} width="56" height="56">
        {card.initials === null ? (
          <Mark />
        ) : (
          <Initials text={card.initials} colour={accents.night} />
        )}
      </svg>
      <Lines text={firm} x={MARGIN + 68} y={BAR.y + 54} colour={PAPER} />
      <Lines text={phone} x={width - MARGIN - phoneWidth} y={BAR.y + 54} colour={PAPER} />
    </svg>
  )
}

/** As in the header. */
function Initials({ text, colour }: { text: string; colour: string }) {
  const set = setText(text, { width: 40, height: 40, sizes: [24, 20, 16] })
  const width = ((set.lines[0]?.width ?? 0) * set.size) / UNITS_PER_EM
  return (
    <>
      <circle cx="28" cy="28" r="26" fill="none" stroke={colour} strokeWidth="3" />
      <Lines text={set} x={28 - width / 2} y={28 + set.size * 0.35} colour={colour} />
    </>
  )
}

/** Below all words. */
const HILLS = { y: BAR.y - 176, width: SHARE_IMAGE.width, height: 176 }

// Whole, down to the bar and to the right edge.
const COVER = { x: 680, y: BAR.y - 312, width: 520, height: 312 }

function Drawing({ art }: { art: ShareArt }) {
  if (art.kind === 'cover') {
    return (
      <svg {...COVER}>
        <Cover name={art.name} />
      </svg>
    )
  }
  return (
    <>
      <svg {...HILLS} viewBox="0 176 1280 284" preserveAspectRatio="none">
        <Hills back="low" />
        <path className="thread" d={THREAD} />
      </svg>
      <Standing art={art} />
    </>
  )
}

const THREAD =
  'M-10 440C120 452 150 410 250 402S420 448 560 430s190-42 300-24 110 30 190 34 100-26 110-40'

/** On the meadow at the right. */
function Standing({ art }: { art: Exclude<ShareArt, { kind: 'cover' }> }) {
  if (art.kind === 'emblem') {
    return (
      <svg x="850" y={BAR.y - 290} width="270" height="270">
        <Emblem name={art.name} />
      </svg>
    )
  }
  if (art.kind === 'vignette') {
    return (
      <svg x="700" y={BAR.y - 214} width="460" height="192">
        <Vignette name={art.name} />
      </svg>
    )
  }
  return standing[art.name]
}

const standing = {
  door: <g transform="translate(-620 -18) scale(1.6)">{openDoor}</g>,
  street: (
    <g transform="translate(700 336) scale(1.25)">
      <path className="leafc" d="M18 138V40h92v22h74V22h96v34h64v82z" />
      {houses}
    </g>
  ),
  portrait: (
    <svg x="900" y={BAR.y - 300} width="216" height="270">
      <Portrait portrait={null} />
    </svg>
  ),
  book: <g transform="translate(700 262) scale(1.1)">{openBook}</g>,
} as const

type LinesProps = { text: SetText; x: number; y: number; colour: string }

function Lines({ text, x, y, colour }: LinesProps) {
  const scale = text.size / UNITS_PER_EM
  return text.lines.map((line, index) => {
    const top = y + index * text.size * LINE_HEIGHT
    return (
      <g key={top} fill={colour} transform={`translate(${x} ${top}) scale(${scale} ${-scale})`}>
        <Letters line={line} />
      </g>
    )
  })
}

function Letters({ line }: { line: TextLine }) {
  return line.letters.map(({ x, path }) => (
    <path key={x} d={path} transform={`translate(${x} 0)`} />
  ))
}
