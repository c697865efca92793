import { behaviourLoaders, islandLoaders } from '#app/islands/island-registry.ts'

type Sleeping = {
  element: HTMLElement
  events: Event[]
  state: 'asleep' | 'fetching' | 'hydrating'
}

const NEAR_PX = 200
const RETRY_DELAYS_MS = [300, 1_000, 3_000]
const KEPT_EVENTS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'keydown',
  'keyup',
] as const
const FIRST_ACTS = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const

const sleeping = new Map<Element, Sleeping>()

const started = new WeakSet<Element>()

/**
 * Fetches and starts a behaviour when the element that names it is first touched or focused, or at once when it says
 * `data-behaviour-now`: what must be there before the first touch.
 */
export function wakeBehaviours(): void {
  for (const element of document.querySelectorAll('[data-behaviour-now]')) {
    void startBehaviour(element)
  }
  for (const type of ['focusin', 'pointerdown']) {
    document.addEventListener(type, ({ target }) => void startBehaviour(target), { capture: true })
  }
}

async function startBehaviour(target: EventTarget | null): Promise<void> {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-behaviour]')
  if (!element || started.has(element)) return
  started.add(element)
  try {
    const module =
      await behaviourLoaders[`../features/${element.dataset['behaviour']}.behaviour.ts`]?.()
    module?.default(element)
  } catch {
    // The plain HTML works by itself; the next touch tries again.
    started.delete(element)
  }
}

/**
 * Lets the islands of a reader's page wake: when they are touched or focused, and those marked `near` when they come near
 * after the reader's first act (never before: nobody pays for what nobody asked for).
 */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    sleeping.set(element, { element, events: [], state: 'asleep' })
  }
  if (sleeping.size === 0) return
  for (const type of KEPT_EVENTS) document.addEventListener(type, keep, { capture: true })
  document.addEventListener('focusin', ({ target }) => touch(target), { capture: true })
  for (const type of FIRST_ACTS) {
    document.addEventListener(type, watchNearIslands, { capture: true, once: true, passive: true })
  }
}

function watchNearIslands(): void {
  if (watchNearIslands.started) return
  watchNearIslands.started = true
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) touch(target)
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  for (const { element } of sleeping.values()) {
    if (element.dataset['when'] === 'near') observer.observe(element)
  }
}
watchNearIslands.started = false

function islandOf(target: EventTarget | null): Sleeping | undefined {
  const element = target instanceof Element ? target.closest('[data-island]') : null
  return element ? sleeping.get(element) : undefined
}

function touch(target: EventTarget | null): void {
  const island = islandOf(target)
  if (island) void wake(island)
}

// What is pressed inside a plain button is kept, the whole sequence, and dispatched again when the island is awake. Links,
// fields and submit buttons stay native, so that they work while the code is still on its way.
function keep(event: Event): void {
  const island = islandOf(event.target)
  if (!island) return
  const button = (event.target as Element).closest<HTMLElement>('button[type=button]')
  if (button && island.element.contains(button)) {
    event.stopImmediatePropagation()
    if (event.type === 'click') event.preventDefault()
    island.events.push(event)
    // React compares the server's HTML with its own, so a mark must be gone when it comes.
    if (island.state !== 'hydrating') button.dataset['heard'] = ''
  }
  void wake(island)
}

async function wake(island: Sleeping): Promise<void> {
  if (island.state !== 'asleep') return
  island.state = 'fetching'
  try {
    const [{ giveBack, hydrateIsland }, { default: component }] = await fetchCode(island.element)
    island.state = 'hydrating'
    unmark(island)
    await hydrateIsland(island.element, component)
    sleeping.delete(island.element)
    // For whoever looks on: until now a submit button was the plain form's.
    island.element.dataset['awake'] = ''
    giveBack(island.events)
  } catch (error) {
    // The server form still works; the next press tries again.
    island.state = 'asleep'
    island.events = []
    unmark(island)
    console.error(error)
  }
}

async function fetchCode(element: HTMLElement) {
  const load = islandLoaders[element.dataset['island'] ?? '']
  if (!load) throw new Error(`No such island: ${element.dataset['island']}`)
  return retrying(() => Promise.all([import('#app/islands/hydrate-island.tsx'), load()]))
}

async function retrying<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return attempt()
}

function unmark({ element }: Sleeping): void {
  for (const mark of element.querySelectorAll('[data-heard]')) mark.removeAttribute('data-heard')
}
