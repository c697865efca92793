/** Of the style sheet with the firm's colour, for the pages that are hydrated; readers' documents have it inside. @param accent `#rrggbb` */
export function accentPath(accent: string): string {
  return `/accent/${accent.slice(1).toLowerCase()}.css`
}
