// Replaces the link with the image on a click, without a referrer; only for links that the CSP allows, the rest open a
// new tab.
export function startOutsideImages(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-outside-image]')
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    const image = new Image()
    // Set before the address, which starts the request.
    image.referrerPolicy = 'no-referrer'
    image.alt = link.dataset['outsideImage'] ?? ''
    image.src = link.href
    link.replaceWith(image)
  })
}
