type FindImage = (address: string) => string

let find: FindImage = (address) => address

/** A page without a backend stores images itself and replaces the address (decision 20). */
export function shownAddress(address: string): string {
  return find(address)
}

export function showImagesBy(finder: FindImage): void {
  find = finder
}
