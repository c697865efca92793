/** In drawing units. */
export type Peak = readonly [x: number, height: number, spread: number]

type RidgeShape = {
  width?: number
  /** The ground line of the hills. */
  base: number
  peaks: readonly Peak[]
  /** Distance between two joints of the curve. */
  step?: number
  /** Closes the shape down to this line; without it the ridge is an open line. */
  close?: number
}

/**
 * A sum of bell curves, written as smooth cubic curves in whole units. Each begins as the one before ended, so that only its
 * end is written, from the joint before: a flat stretch is the same few letters again and again, which compresses well.
 */
export function ridgePath({ width = 1280, base, peaks, step = 64, close }: RidgeShape): string {
  const y = (x: number) =>
    base -
    peaks.reduce(
      (sum, [at, height, spread]) => sum + height * Math.exp(-(((x - at) / spread) ** 2)),
      0,
    )
  const slope = (x: number) => (y(x + 1) - y(x - 1)) / 2
  const third = step / 3

  let path = `M0 ${Math.round(y(0))}`
  for (let x = 0; x < width; x += step) {
    const end = x + step
    const [fromX, fromY] = [Math.round(x), Math.round(y(x))]
    const start = [x + third, y(x) + slope(x) * third]
    const rest = [end - third, y(end) - slope(end) * third, end, y(end)]
    const points = (x === 0 ? [...start, ...rest] : rest).map(
      (value, index) => Math.round(value) - (index % 2 === 0 ? fromX : fromY),
    )
    path += (x === 0 ? 'c' : 's') + points.join(' ').replaceAll(' -', '-')
  }
  return close === undefined ? path : `${path}V${close}H0Z`
}

/** The contour lines are the ridge with its heights multiplied. */
export function lowered(peaks: readonly Peak[], factor: number, widen = 1): Peak[] {
  return peaks.map(([x, height, spread]) => [x, height * factor, spread * widen])
}
