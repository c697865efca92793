const BODY =
  'M7 120c1-22 12-30 31-35 3-1 4-3 3-6-6-5-9-14-9-23 0-26 32-26 32 0 0 9-3 18-9 23-1 3 0 5 3 6 19 5 30 13 31 35z'

/** What tells one from the other: the hair beside the body, and the collar. */
const FIGURES: readonly [hair: string, collar: string][] = [
  ['', 'M48 115L31 90M48 115l17-25'],
  ['M39 31a9 9 0 1 1 18 0 9 9 0 1 1-18 0z', 'M30 90c6 20 30 20 36 0'],
  ['M27 95c-5-22-4-62 21-62s26 40 21 62z', 'M31 102l17 14 17-14'],
  ['M25 54a23 23 0 1 1 46 0 23 23 0 1 1-46 0z', 'M34 88l14 14 14-14'],
]

type PortraitProps = { portrait: string | null; figure?: number }

/** Where there is no photograph: somebody before a lit door, drawn without features. The name beside it says who it is. */
export function Portrait({ portrait, figure = 0 }: PortraitProps) {
  if (portrait !== null)
    return <img className="portrait" src={portrait} alt="" width="96" height="120" loading="lazy" />
  const [hair, collar] = FIGURES[figure % FIGURES.length] ?? ['', '']
  return (
    <svg className="portrait" viewBox="0 0 96 120" aria-hidden="true">
      <path className="yq" d="M0 0h96v120H0z" />
      <path className="lamp" d="M19 120V51a29 29 0 0 1 58 0v69z" />
      <path className="jamb" d="M12 120V51a36 36 0 0 1 72 0v69" />
      <path className="nt" d={hair + BODY} />
      <path className="thread" d={collar} />
    </svg>
  )
}
