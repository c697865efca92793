import Color from 'colorjs.io'

/** Of text (WCAG 2.2, 1.4.3); edges and drawings in the accent colour have more than their 3:1 with it. */
const READABLE = 4.5
const STEP = 0.01

/** As in tokens.css. @internal exported for tests */
export const GROUNDS = {
  light: { paper: '#f6f1e6', sheet: '#fdfaf3', well: '#ece4d3', ink: '#1a232d' },
  dark: { paper: '#13191e', sheet: '#1b232a', well: '#0d1216', ink: '#efe8da' },
} as const

/** @param accent `#rrggbb` @returns the tokens of tokens.css that hold the accent colour, readable in both colour schemes */
export function accentStyle(accent: string): string {
  const [own, night] = [tokensFor(accent, 'light'), tokensFor(accent, 'dark')]
  const byNight = nightAccent(accent)
  return `:root{${declared({ ...own, 'night-accent': byNight })}}@media (prefers-color-scheme:dark){:root{${declared(night)}}}`
}

/** For drawings without custom properties: on paper, and on ink. */
export function accentsOf(accent: string): { day: string; night: string } {
  return { day: tokensFor(accent, 'light')['accent'] ?? accent, night: nightAccent(accent) }
}

function nightAccent(accent: string): string {
  return readable(accent, [GROUNDS.light.ink, GROUNDS.dark.well], STEP)
}

function tokensFor(accent: string, scheme: 'light' | 'dark'): Record<string, string> {
  const isLight = scheme === 'light'
  const { paper, sheet, well } = GROUNDS[scheme]
  const step = isLight ? -STEP : STEP
  const wash = shade(accent, isLight ? 0.91 : 0.3, 0.03)
  const text = readable(accent, [paper, sheet, well, wash], step)
  const deep = readable(text, [paper, sheet, well, wash], step, 6 * STEP)
  // On a button; with the steps above it has the contrast of the sheet.
  const onAccent = isLight ? sheet : shade(accent, 0.2, 0.03)
  return {
    accent: isLight ? text : readable(text, [onAccent], step),
    'accent-deep': deep,
    'accent-wash': wash,
    'on-accent': onAccent,
  }
}

/** The nearest lightness in the direction of `step` that can be read on all the grounds. */
function readable(colour: string, grounds: readonly string[], step: number, atLeast = 0): string {
  const { l } = lch(colour)
  for (let moved = atLeast; ; moved += Math.abs(step)) {
    const lightness = Math.min(1, Math.max(0, l + Math.sign(step) * moved))
    const hex = shade(colour, lightness)
    const isReadable = grounds.every((ground) => contrast(hex, ground) >= READABLE)
    if (isReadable || lightness === (step < 0 ? 0 : 1)) return hex
  }
}

/** In the same hue. */
function shade(colour: string, lightness: number, mostChroma = 0.4): string {
  const { c, h } = lch(colour)
  const shaded = new Color('oklch', [lightness, Math.min(c, mostChroma), h])
  return shaded.to('srgb').toGamut().toString({ format: 'hex', collapse: false })
}

function lch(colour: string): { l: number; c: number; h: number } {
  const [l, c, h] = new Color(colour).to('oklch').coords.map((value) => value ?? 0)
  return { l: l ?? 0, c: c ?? 0, h: h ?? 0 }
}

function contrast(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21')
}

function declared(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
