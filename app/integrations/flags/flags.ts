/** Spec 2.109. */
export const FLAG_WIDTH = 80

// Served by this site, so that no one else learns which page is read; the addresses have the shape of image services.
// @param code ISO 3166-1 alpha-2, lower case
export function flagImage(code: string) {
  return { src: flagAddress(code, FLAG_WIDTH), srcSet: `${flagAddress(code, FLAG_WIDTH * 2)} 2x` }
}

function flagAddress(code: string, width: number): string {
  return `/flags/w${width}/${code}.png`
}
