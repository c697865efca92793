/**
 * Lets a box show an outside page in itself when the reader presses its link, and nothing before. Without it the link opens
 * that page in a new tab.
 * @param box holds the link, whose `data-frame` is the address for the frame and `data-title` the frame's name
 */
export default function startOutsideFrame(box: HTMLElement): void {
  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-frame]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.title = link.dataset['title'] ?? ''
    // It may run its own scripts and open its own windows, but never send this page elsewhere.
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    )
    // Map services refuse readers that come from nowhere; the path stays ours.
    frame.referrerPolicy = 'strict-origin'
    frame.src = link.dataset['frame'] ?? ''
    box.replaceChildren(frame)
    frame.focus({ preventScroll: true })
  })
}
