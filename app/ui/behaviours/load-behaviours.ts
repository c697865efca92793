/** The shape of every `*.behaviour.ts` file. */
type BehaviourModule = { default: (element: HTMLElement) => void }

/** By the name in the attribute `data-behaviour`. */
export type BehaviourLoaders = Readonly<Record<string, () => Promise<BehaviourModule>>>

const NEAR_PX = 200
/** How long a submit waits for the code that belongs to it. */
const PATIENCE_MS = 3_000
const FIRST_ACTS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

// Started when the element is first pressed or focused, also before this code ran; with `data-behaviour-near` when near the screen after the
// reader's first act, with `data-behaviour-now` at once.
export function loadBehaviours(loaders: BehaviourLoaders): void {
  const started = new WeakSet<Element>()
  const start = (target: EventTarget | null) => {
    const element = target instanceof Element && target.closest<HTMLElement>('[data-behaviour]')
    const load = element && loaders[element.dataset['behaviour'] ?? '']
    if (!load || started.has(element)) return
    started.add(element)
    // The plain HTML works by itself; the next press or focus tries again.
    startBehaviour(element, load).catch(() => started.delete(element))
  }
  document.querySelectorAll('[data-behaviour-now]').forEach(start)
  for (const type of ['focusin', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => start(target), { capture: true })
  }
  // Focused by a reader who was faster than this code.
  start(document.activeElement)
  startNear(start)
}

async function startBehaviour(element: HTMLElement, load: () => Promise<BehaviourModule>) {
  // A press before the code has loaded is repeated afterwards; links work without it.
  const pressed: HTMLElement[] = []
  const remember = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[type=button]')
    if (button) pressed.push(button)
  }
  element.addEventListener('click', remember)
  const release = holdSubmit(element)
  try {
    const module = await load()
    module.default(element)
  } finally {
    element.removeEventListener('click', remember)
    release()
  }
  for (const button of pressed) button.click()
}

/** A form that is submitted before its code has loaded is submitted afterwards, or by the browser when that takes too long. */
function holdSubmit(element: HTMLElement): () => void {
  let submit: (() => void) | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    submit ??= () => (event.target as HTMLFormElement).requestSubmit(event.submitter)
    setTimeout(release, PATIENCE_MS)
  }
  const release = () => {
    element.removeEventListener('submit', hold)
    submit?.()
    submit = undefined
  }
  element.addEventListener('submit', hold)
  return release
}

function startNear(start: (target: Element) => void): void {
  const elements = document.querySelectorAll('[data-behaviour-near]')
  const observer = new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && start(target)),
    { rootMargin: `${NEAR_PX}px` },
  )
  const watch = () => elements.forEach((element) => observer.observe(element))
  for (const type of FIRST_ACTS) addEventListener(type, watch, { once: true, passive: true })
}
