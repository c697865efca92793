import { type CSSProperties, type ReactNode, useId } from 'react'
import tokens from '#app/ui/styles/tokens.css?raw'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

// The colours of both schemes from tokens.css, whatever the system prefers.
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
const values: Record<Scheme, CSSProperties> = {
  light: { ...propertiesOf(light), colorScheme: 'light' },
  dark: { ...propertiesOf(light), ...propertiesOf(dark), colorScheme: 'dark' },
}

function propertiesOf(sheet: string): CSSProperties {
  const found = sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)
  const properties: Record<string, string> = {}
  for (const [, name = '', value = ''] of found) properties[name] = value
  return properties
}

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="shelf" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

type SpecimenProps = {
  name: string
  /** As wide as the window, one scheme under the other. */
  wide?: boolean
  /** Keeps what is fixed to the window inside a box of so many pixels. */
  height?: number
  /** `id` differs per scheme, for what must be unique in a document. */
  children: (id: string) => ReactNode
}

export function Specimen({ name, wide = false, height, children }: SpecimenProps) {
  return (
    <figure className={wide ? 'specimen wide' : 'specimen'}>
      <figcaption>{name}</figcaption>
      {SCHEMES.map((scheme) => (
        <div
          key={scheme}
          className={height === undefined ? 'pane' : 'pane window'}
          style={{ ...values[scheme], height }}
        >
          {children(`${name.replace(/\W+/g, '-').toLowerCase()}-${scheme}`)}
        </div>
      ))}
    </figure>
  )
}
