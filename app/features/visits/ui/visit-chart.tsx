import { scaleTop } from '#app/features/visits/visit-report.ts'

type VisitChartProps = {
  title: string
  /** For those who do not see the drawing. */
  description: string
  bars: readonly { label: string; short: string; value: number }[]
}

// The drawing is stretched, so it holds no text; the labels stand beside it.
const SIZE = 100

export function VisitChart({ title, description, bars }: VisitChartProps) {
  const top = scaleTop(Math.max(...bars.map(({ value }) => value), 0))
  const slot = SIZE / bars.length
  return (
    <div className="chart">
      <p className="scale" aria-hidden="true">
        <span>{number(top)}</span>
        <span>{number(top / 2)}</span>
        <span>0</span>
      </p>
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby="chart-title"
        aria-describedby="chart-description"
      >
        <title id="chart-title">{title}</title>
        <desc id="chart-description">{description}</desc>
        <path className="grid" d={`M0 0H${SIZE}M0 ${SIZE / 2}H${SIZE}M0 ${SIZE}H${SIZE}`} />
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={round(index * slot + slot * 0.15)}
            y={round(SIZE - (value / top) * SIZE)}
            width={round(slot * 0.7)}
            height={round((value / top) * SIZE)}
          >
            <title>{`${label}: ${number(value)}`}</title>
          </rect>
        ))}
      </svg>
      <p className="ticks" aria-hidden="true">
        {ticksOf(bars).map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </p>
    </div>
  )
}

function ticksOf(bars: VisitChartProps['bars']): VisitChartProps['bars'] {
  const places = [0, Math.floor((bars.length - 1) / 2), bars.length - 1]
  return [...new Set(places)].flatMap((place) => bars[place] ?? [])
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

export function number(value: number): string {
  return value.toLocaleString('en-US')
}
