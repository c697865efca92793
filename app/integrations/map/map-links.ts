const MAP_SITE = 'https://www.openstreetmap.org'

/** Plain links: our pages load nothing from there. OpenStreetMap needs no account and no key. @param address in one line */
export function mapLinks(address: string) {
  return {
    mapHref: `${MAP_SITE}/search?${new URLSearchParams({ query: address }).toString()}`,
    directionsHref: `${MAP_SITE}/directions?${new URLSearchParams({ to: address }).toString()}`,
  }
}
