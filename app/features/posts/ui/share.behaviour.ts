import { showToast } from '#app/ui/feedback/show-toast.ts'

const LINK = 'a[href="#share-address"]'

/** The device's own sheet on phones, else the clipboard; where neither works, the link shows the address. */
export default function startSharing(part: HTMLElement): void {
  const field = part.querySelector<HTMLInputElement>('#share-address')
  if (!field) return
  part.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(LINK)) return
    event.preventDefault()
    void passOn(part, field)
  })
  // The press that loaded this file has already shown the address.
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
    if (error instanceof DOMException && error.name === 'AbortError') return
    location.hash = 'share-address'
    field.select()
  }
}
