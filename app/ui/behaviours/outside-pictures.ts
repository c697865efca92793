/**
 * Shows a picture of another host in the place of its link when the reader clicks it, without saying where the reader
 * comes from. Only links that are marked as allowed by the page's policy are taken; the rest open in a new tab.
 */
export function startOutsidePictures(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-picture]')
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    const image = new Image()
    // Before the address, which starts the request.
    image.referrerPolicy = 'no-referrer'
    image.alt = link.dataset['picture'] ?? ''
    image.src = link.href
    link.replaceWith(image)
  })
}
