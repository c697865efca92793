import { toastIconPaths } from '#app/ui/feedback/toast-icon-paths.ts'

/** From a behaviour or from an application. */
export function showToast(message: ToastMessage, action?: ToastAction): HTMLElement | null {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!region) return null
  const toast = appendToast(region, message)
  if (action) toast.append(actionButton(action))
  // Heard by `behaviours/toasts.ts`; importing it would split the readers' loader into two files.
  toast.dispatchEvent(new Event('toast', { bubbles: true }))
  return toast
}

// The markup is that of `Toast`; text goes in as text only.
function appendToast(region: HTMLElement, { title, text, tone }: ToastMessage): HTMLElement {
  const destructive = tone === 'destructive'
  const toast = element('div', destructive ? 'toast bad' : 'toast')
  toast.role = destructive ? 'alert' : 'status'
  const close = element('button', 'iconbtn')
  close.type = 'button'
  close.ariaLabel = region.dataset['toasts'] ?? ''
  close.dataset['toastClose'] = 'true'
  close.append(icon('x'))
  toast.append(icon(destructive ? 'circle-alert' : 'check'), element('b', '', title), close)
  if (text !== undefined) toast.append(element('p', '', text))
  const slot = region.querySelector('[data-toast-slot]') ?? region
  slot.append(toast)
  return toast
}

function actionButton({ text, press }: ToastAction): HTMLButtonElement {
  const button = element('button', 'btn sec sm', text)
  button.type = 'button'
  // With it the toast has served.
  button.dataset['toastClose'] = 'true'
  button.addEventListener('click', press)
  return button
}

function element<Tag extends 'div' | 'button' | 'b' | 'p'>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}

function icon(name: keyof typeof toastIconPaths): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('class', 'ic')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.ariaHidden = 'true'
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', toastIconPaths[name])
  svg.append(path)
  return svg
}

type ToastAction = { text: string; press: () => void }

/** Destructive ones stay until they are closed, or over (`behaviours/toasts.ts`). */
export type ToastMessage = {
  title: string
  text?: string
  tone: 'normal' | 'destructive'
}
