/**
 * Shows a picture of another host in the place of its link when the reader clicks it, without saying where the reader
 * comes from. Only links that `ExternalPicture` marked as allowed by the page's policy are taken.
 */
export function startExternalPictures(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-picture]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const image = new Image()
    // Before the address, which starts the request.
    image.referrerPolicy = 'no-referrer'
    image.alt = link.dataset['picture'] as string
    image.src = link.href
    link.replaceWith(image)
  })
}
