/** What became of one request to keep the text on the server. */
export type DraftOutcome =
  | { kind: 'kept'; savedAt: Date }
  /** No answer, or one that says: later. The same request may succeed in a moment. */
  | { kind: 'unreachable' }
  /** The server will not keep this text, in its words. Another text it may. */
  | { kind: 'refused'; message: string }
  /** No one is signed in, and the question for the password was dismissed. */
  | { kind: 'signed-out' }

/** How the newest text stands on the server. `waiting` also while a request is under way: nothing is kept before the answer. */
export type AutosaveState = { kind: 'untouched' } | { kind: 'waiting' } | DraftOutcome

/** What it is made of. Everything that moves is given, so that a test can move it. */
export type AutosaveParts = {
  /** Sends the text as it stands now, under this number. Never throws. */
  send: (counter: number, options: { isLeaving: boolean }) => Promise<DraftOutcome>
  now: () => number
  setTimeout: (work: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
  onChange: () => void
}

/** Keeps a text on the server while it is written: one request at a time, none without need. */
export type Autosave = {
  state(): AutosaveState
  /** How often something was typed. */
  counter(): number
  changed(): void
  /** The network is back, or someone has signed in: tries at once. */
  retry(): void
  /** The page may be gone in a moment: sends what is not kept yet, also beside a request that is under way. */
  leave(): void
  /** Begins no request until it is released. Ends when the one under way has its answer, or after five seconds. */
  hold(): Promise<void>
  release(): void
  /** Nothing more is sent: the text was saved, or its form is gone. */
  stop(): void
}

/**
 * Milliseconds. `pause`: without a further sign, before it is sent. `longest`: of unbroken writing. `retries`: before the
 * next try when the server was not reached, the last one repeated.
 */
const AUTOSAVE_MS = {
  pause: 2_000,
  longest: 10_000,
  retries: [2_000, 5_000, 10_000, 30_000],
  timeoutMs: 5_000,
} as const

type Core = AutosaveParts & {
  state: AutosaveState
  counter: number
  /** The newest number that the server has answered. */
  fields: number
  /** The newest number that was sent and not refused. */
  sent: number
  failures: number
  timer: unknown
  /** Since when something is typed and not sent. */
  unsentSince: number | null
  underWay: Promise<void> | null
  isHeld: boolean
}

/** Makes it; nothing is sent before something has changed. */
export function createAutosave(parts: AutosaveParts): Autosave {
  const core: Core = {
    ...parts,
    state: { kind: 'untouched' },
    counter: 0,
    fields: 0,
    sent: 0,
    failures: 0,
    timer: null,
    unsentSince: null,
    underWay: null,
    isHeld: false,
  }
  return {
    state: () => core.state,
    counter: () => core.counter,
    changed: () => noteChange(core),
    retry() {
      if (core.counter === core.fields || core.state.kind === 'refused') return
      core.failures = 0
      if (core.state.kind === 'signed-out') enter(core, { kind: 'waiting' })
      attempt(core, false)
    },
    leave() {
      if (core.sent < core.counter && core.state.kind !== 'signed-out') attempt(core, true)
    },
    hold() {
      stop(core)
      return core.underWay ? atMost(core, core.underWay) : Promise.resolve()
    },
    release() {
      core.isHeld = false
      if (core.counter > core.fields) schedule(core)
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
  core.unsentSince ??= core.now()
  // Where the server stands stays said until it has answered again.
  if (core.state.kind !== 'unreachable' && core.state.kind !== 'signed-out')
    enter(core, { kind: 'waiting' })
  schedule(core)
}

function schedule(core: Core): void {
  if (core.isHeld || core.underWay !== null || core.state.kind === 'signed-out') return
  // The wait after a failure is not shortened by typing.
  if (core.failures > 0 && core.timer !== null) return
  forgetTimer(core)
  core.timer = core.setTimeout(() => {
    core.timer = null
    attempt(core, false)
  }, waitBefore(core))
}

function waitBefore({ failures, now, unsentSince }: Core): number {
  const { pause, longest, retries } = AUTOSAVE_MS
  if (failures > 0) return retries[Math.min(failures, retries.length) - 1] ?? longest
  const waited = unsentSince === null ? 0 : now() - unsentSince
  return Math.max(0, Math.min(pause, longest - waited))
}

function attempt(core: Core, isLeaving: boolean): void {
  if (core.isHeld || core.counter === core.fields) return
  if (core.underWay !== null && !isLeaving) return
  forgetTimer(core)
  const counter = core.counter
  core.sent = counter
  core.unsentSince = null
  const request = deliver(core, counter, isLeaving).finally(() => {
    if (core.underWay !== request) return
    core.underWay = null
    if (core.counter > core.fields && core.state.kind !== 'refused') schedule(core)
  })
  core.underWay = request
}

async function deliver(core: Core, counter: number, isLeaving: boolean): Promise<void> {
  const outcome = await core.send(counter, { isLeaving })
  if (outcome.kind === 'kept') {
    core.failures = 0
    core.fields = Math.max(core.fields, counter)
    enter(core, core.fields === core.counter ? outcome : { kind: 'waiting' })
    return
  }
  core.sent = core.fields
  if (outcome.kind === 'unreachable') core.failures += 1
  // A text that was refused may be another one by now.
  const isOld = outcome.kind === 'refused' && counter < core.counter
  enter(core, isOld ? { kind: 'waiting' } : outcome)
}

async function atMost(core: Core, work: Promise<void>): Promise<void> {
  let timer: unknown = null
  const timeoutMs = new Promise<void>((resolve) => {
    timer = core.setTimeout(resolve, AUTOSAVE_MS.timeoutMs)
  })
  await Promise.race([work, timeoutMs])
  core.clearTimeout(timer)
}

function forgetTimer(core: Core): void {
  if (core.timer !== null) core.clearTimeout(core.timer)
  core.timer = null
}
