import { toastIconPaths } from '#app/ui/icon-paths.ts'
import type { ToastMessage } from '#app/ui/toast-message.ts'

type Listener = (toast: ToastMessage) => void

const listeners = new Set<Listener>()
/** Shown before anybody listened: kept for the first who does. */
const waiting: ToastMessage[] = []

/** Shows a toast, from an island, the application or a behaviour: whoever listens puts it on the screen. */
export function showToast(toast: ToastMessage): void {
  if (listeners.size === 0) waiting.push(toast)
  for (const listener of listeners) listener(toast)
}

/** Hears every toast from now on, and those that nobody heard. Returns the way to stop. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  for (const toast of waiting.splice(0)) listener(toast)
  return () => listeners.delete(listener)
}

const storageKey = 'toasts'

/** Leaves a toast for the next document of this tab. Where storage is refused the toast is lost, nothing else. */
export function leaveToast(toast: ToastMessage): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...storedToasts(), toast]))
  } catch {
    // Storage is full or refused.
  }
}

/** The toasts that an earlier document left, each handed out once. */
export function takeLeftToasts(): ToastMessage[] {
  try {
    const left = storedToasts()
    sessionStorage.removeItem(storageKey)
    return left
  } catch {
    return []
  }
}

function storedToasts(): ToastMessage[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  return Array.isArray(stored) ? stored.filter(isToast) : []
}

function isToast(value: unknown): value is ToastMessage {
  return typeof value === 'object' && value !== null && 'title' in value && 'tone' in value
}

/**
 * Puts a toast into the region that `ToastRegion` rendered and returns it. The markup is that of `Toast`; text goes in
 * as text only.
 */
export function appendToast(region: HTMLElement, { title, text, tone }: ToastMessage): HTMLElement {
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
