/** https://schema.org */
export type JsonLd = { '@type': string; [property: string]: unknown }

export function firmId(origin: string): string {
  return `${origin}/#firm`
}
