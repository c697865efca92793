/** The width in CSS pixels at which flags are shown (specification, section 2, "Country flag carousel"). */
export const FLAG_WIDTH = 80

/** The addresses of a flag for an image element. */
export type FlagPicture = { src: string; srcSet: string }

/**
 * The flag of a country, served by this site: nobody else is told which page is read. The addresses have the shape that
 * image services use, a folder for the width and the code as the name, so that another service can take the place of ours.
 * @param code two letters of ISO 3166-1, in lower case
 */
export function flagPicture(code: string): FlagPicture {
  return { src: flagAddress(code, FLAG_WIDTH), srcSet: `${flagAddress(code, FLAG_WIDTH * 2)} 2x` }
}

function flagAddress(code: string, width: number): string {
  return `/flags/w${width}/${code}.png`
}
