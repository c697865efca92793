/** Where a map of an address can be looked at outside. Plain links: nothing is loaded from there by our pages. */
export type MapLinks = { mapHref: string; directionsHref: string }

const MAP_SITE = 'https://www.openstreetmap.org'

/**
 * Links to an address on OpenStreetMap, which needs no account and no key.
 * @param address street, city, state and code in one line
 */
export function mapLinks(address: string): MapLinks {
  return {
    mapHref: `${MAP_SITE}/search?${new URLSearchParams({ query: address }).toString()}`,
    directionsHref: `${MAP_SITE}/directions?${new URLSearchParams({ to: address }).toString()}`,
  }
}
