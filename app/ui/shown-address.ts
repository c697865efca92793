type FindPicture = (address: string) => string

let find: FindPicture = (address) => address

/** Where the browser finds the picture of an address: under the address itself, unless the page keeps its pictures. */
export function shownAddress(address: string): string {
  return find(address)
}

/** For a page that keeps pictures itself, because nothing stands behind it (decision 20). */
export function showPicturesBy(finder: FindPicture): void {
  find = finder
}
