import { showToast } from '#app/ui/feedback/show-toast.ts'

const LINK = 'a[href="#share-address"]'

/**
 * Makes "Copy or share the link" do it: on a phone through its own sheet, elsewhere into the clipboard. Without it, and
 * where neither is possible, the link shows the address.
 * @param part holds the link and the field with the address
 */
export default function startSharing(part: HTMLElement): void {
  const field = part.querySelector<HTMLInputElement>('#share-address')
  if (!field) return
  part.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(LINK)) return
    event.preventDefault()
    void passOn(part, field)
  })
  // The press that fetched this file has already shown the address.
  if (field.matches(':target')) void passOn(part, field)
}

async function passOn(part: HTMLElement, field: HTMLInputElement): Promise<void> {
  const address = field.value
  try {
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ title: part.dataset['title'] ?? '', url: address })
      return
    }
    await navigator.clipboard.writeText(address)
    showToast({ title: part.dataset['copied'] ?? '', tone: 'normal' })
  } catch (error) {
    // Closing the sheet is the reader's own choice.
    if (error instanceof DOMException && error.name === 'AbortError') return
    location.hash = 'share-address'
    field.select()
  }
}
