export type DraftOutcome =
  | { kind: 'saved'; savedAt: Date }
  /** No response, or a temporary refusal: the same request may succeed soon. */
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }

/** `waiting` also while a request is under way: nothing counts as stored before the response. */
export type AutosaveState = { kind: 'untouched' } | { kind: 'waiting' } | DraftOutcome

type AutosaveParts = {
  /** Never throws. */
  send: (counter: number, options: { isLeaving: boolean }) => Promise<DraftOutcome>
  onChange: () => void
}

export type Autosave = ReturnType<typeof createAutosave>

/** Milliseconds: `pause` since the last input, `longest` of unbroken typing, `retries` after failures (the last one repeats). */
const AUTOSAVE_MS = {
  pause: 2_000,
  longest: 10_000,
  retries: [2_000, 5_000, 10_000, 30_000],
  timeout: 5_000,
} as const

type Timer = ReturnType<typeof setTimeout> | undefined

type Core = AutosaveParts & {
  state: AutosaveState
  /** Increases with each input; `stored` and `sent` are its values at the last stored and the last attempted request. */
  counter: number
  stored: number
  sent: number
  failures: number
  timer: Timer
  unsentSince: number | null
  underWay: Promise<void> | null
  isHeld: boolean
}

export function createAutosave(parts: AutosaveParts) {
  const core: Core = {
    ...parts,
    state: { kind: 'untouched' },
    counter: 0,
    stored: 0,
    sent: 0,
    failures: 0,
    timer: undefined,
    unsentSince: null,
    underWay: null,
    isHeld: false,
  }
  return {
    state: () => core.state,
    counter: () => core.counter,
    changed: () => noteChange(core),
    retry() {
      if (core.counter === core.stored || core.state.kind === 'refused') return
      core.failures = 0
      if (core.state.kind === 'signed-out') enter(core, { kind: 'waiting' })
      attempt(core, false)
    },
    /** Sends the unsent text before the page closes, also beside a request that is under way. */
    leave() {
      if (core.sent < core.counter && core.state.kind !== 'signed-out') attempt(core, true)
    },
    /** Resolves when the current request has its response, or after five seconds. */
    async hold() {
      stop(core)
      if (core.underWay) await atMost(core.underWay)
    },
    release() {
      core.isHeld = false
      if (core.counter > core.stored) schedule(core)
    },
    stop: () => stop(core),
  }
}

function stop(core: Core): void {
  core.isHeld = true
  forgetTimer(core)
}

function enter(core: Core, state: AutosaveState): void {
  core.state = state
  core.onChange()
}

function noteChange(core: Core): void {
  core.counter += 1
  core.unsentSince ??= performance.now()
  // The last failure stays shown until the server has responded again.
  if (core.state.kind !== 'unreachable' && core.state.kind !== 'signed-out')
    enter(core, { kind: 'waiting' })
  schedule(core)
}

function schedule(core: Core): void {
  if (core.isHeld || core.underWay !== null || core.state.kind === 'signed-out') return
  // The wait after a failure is not shortened by typing.
  if (core.failures > 0 && core.timer !== undefined) return
  forgetTimer(core)
  core.timer = setTimeout(() => {
    core.timer = undefined
    attempt(core, false)
  }, waitBefore(core))
}

function waitBefore({ failures, unsentSince }: Core): number {
  const { pause, longest, retries } = AUTOSAVE_MS
  if (failures > 0) return retries[Math.min(failures, retries.length) - 1] ?? longest
  const waited = unsentSince === null ? 0 : performance.now() - unsentSince
  return Math.max(0, Math.min(pause, longest - waited))
}

function attempt(core: Core, isLeaving: boolean): void {
  if (core.isHeld || core.counter === core.stored) return
  if (core.underWay !== null && !isLeaving) return
  forgetTimer(core)
  const counter = core.counter
  core.sent = counter
  core.unsentSince = null
  const request = deliver(core, counter, isLeaving).finally(() => {
    if (core.underWay !== request) return
    core.underWay = null
    if (core.counter > core.stored && core.state.kind !== 'refused') schedule(core)
  })
  core.underWay = request
}

async function deliver(core: Core, counter: number, isLeaving: boolean): Promise<void> {
  const outcome = await core.send(counter, { isLeaving })
  if (outcome.kind === 'saved') {
    core.failures = 0
    core.stored = Math.max(core.stored, counter)
    enter(core, core.stored === core.counter ? outcome : { kind: 'waiting' })
    return
  }
  core.sent = core.stored
  if (outcome.kind === 'unreachable') core.failures += 1
  // The refused text may have been changed since.
  const isOld = outcome.kind === 'refused' && counter < core.counter
  enter(core, isOld ? { kind: 'waiting' } : outcome)
}

async function atMost(work: Promise<void>): Promise<void> {
  let timer: Timer
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, AUTOSAVE_MS.timeout)
  })
  await Promise.race([work, timeout])
  clearTimeout(timer)
}

function forgetTimer(core: Core): void {
  clearTimeout(core.timer)
  core.timer = undefined
}
