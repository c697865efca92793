import type { BrowserDrafts } from '#app/features/entries/drafts/browser-drafts.ts'
import type { Draft, DraftLocation, FormText } from '#app/features/entries/drafts/draft.ts'
import { type DraftOutcome, sendDraft } from '#app/features/entries/drafts/draft-requests.ts'
import { randomId } from '#app/platform/random-id.ts'
import { listedDelays } from '#app/platform/retry.ts'
import type { Departure } from '#app/ui/form/unsaved-input.ts'

/** `waiting` also while a request is under way: nothing counts as saved before the response. */
export type ServerState = { kind: 'untouched' | 'waiting' } | DraftOutcome

/** `isHere`: whether the browser has stored the text; null before the first attempt. */
export type AutosaveState = { server: ServerState; isHere: boolean | null }

type AutosaveParts = {
  place: DraftLocation
  drafts: BrowserDrafts
  /** @returns null when the form is gone */
  read: () => FormText | null
  onState: (state: AutosaveState) => void
}

export type Autosave = ReturnType<typeof createAutosave>

/** Milliseconds: `pause` since the last input, `longest` of unbroken typing, `response` waited for before the entry is saved. */
const AUTOSAVE_MS = { pause: 2_000, longest: 10_000, response: 5_000 } as const
const retryDelay = listedDelays([2_000, 5_000, 10_000, 30_000])

/** Every input is stored at once, unless three writes in a row took longer than `cost` ms; then writing gets a tenth of the time. */
const SLOW_WRITES = { cost: 25, rest: 9 } as const

export const UNTOUCHED: AutosaveState = { server: { kind: 'untouched' }, isHere: null }

// The last failure stays shown until the server has responded again.
const ENDED_BY_INPUT = ['untouched', 'saved', 'refused']
const NOT_SENT_IN = ['refused', 'signed-out']

type Timer = ReturnType<typeof setTimeout> | undefined

const begin = (parts: AutosaveParts) => ({
  ...parts,
  state: UNTOUCHED,
  /** Increases with each input; these are its values when the text was last written here, sent, and saved by the server. */
  counter: 0,
  written: 0,
  sent: 0,
  saved: 0,
  unsentSince: null as number | null,
  failures: 0,
  retryAt: 0,
  request: null as Promise<void> | null,
  isHeld: false,
  sendTimer: undefined as Timer,
  writeTimer: undefined as Timer,
  writeCosts: [0, 0, 0],
  writtenAt: -Infinity,
})
type Core = ReturnType<typeof begin>

/** One open form: each input is written in the browser, and after a pause sent to the server, which answers or is tried again. */
export function createAutosave(parts: AutosaveParts) {
  const core = begin(parts)
  return {
    state: () => core.state,
    changed: () => noteInput(core),
    /** Sends at once, after a failure too; a refused text would only be refused again. */
    retry: () => retry(core),
    leave: () => leave(core),
    wouldLose: (way: Departure) => wouldLose(core, way),
    /** While the entry itself is saved; resolves when the request under way has its response, or after five seconds. */
    async hold() {
      hold(core)
      const timeout = new Promise((resolve) => setTimeout(resolve, AUTOSAVE_MS.response))
      if (core.request) await Promise.race([core.request, timeout])
    },
    release() {
      core.isHeld = false
      planSend(core)
    },
    /** `fill` puts the draft in the form; the text typed before becomes a draft of its own. */
    takeUp(draft: DraftLocation, fill: () => void) {
      if (core.counter > 0) write(core, randomId())
      fill()
      noteInput(core)
      if (write(core)) core.drafts.discard(draft)
    },
    /** The entry is saved; text typed since then stays as a draft in the browser. A form that stays open is released afterwards. */
    saved(text: FormText) {
      hold(core)
      clearTimeout(core.writeTimer)
      storeRest(core, text)
    },
    stop() {
      leave(core)
      hold(core)
      clearTimeout(core.writeTimer)
    },
  }
}

function enter(core: Core, change: Partial<AutosaveState>): void {
  core.state = { ...core.state, ...change }
  core.onState(core.state)
}

function noteInput(core: Core): void {
  core.counter += 1
  core.unsentSince ??= performance.now()
  if (ENDED_BY_INPUT.includes(core.state.server.kind)) enter(core, { server: { kind: 'waiting' } })
  planSend(core)
  planWrite(core)
}

function planWrite(core: Core): void {
  clearTimeout(core.writeTimer)
  const cost = Math.min(...core.writeCosts)
  const rest = cost < SLOW_WRITES.cost ? 0 : cost * SLOW_WRITES.rest
  const wait = core.writtenAt + rest - performance.now()
  if (wait > 0) core.writeTimer = setTimeout(() => write(core), wait)
  else write(core)
}

function write(core: Core, id = core.place.id): boolean {
  const begunAt = performance.now()
  const text = core.read()
  if (text === null) return false
  const isHere = core.drafts.store(draftOf(core, text, id))
  core.written = core.counter
  core.writtenAt = performance.now()
  core.writeCosts = [...core.writeCosts.slice(1), core.writtenAt - begunAt]
  if (isHere !== core.state.isHere) enter(core, { isHere })
  return isHere
}

function draftOf({ place, counter }: Core, { version, fields }: FormText, id = place.id): Draft {
  return { ...place, id, version, fields, counter, savedAt: new Date() }
}

function planSend(core: Core): void {
  clearTimeout(core.sendTimer)
  if (core.isHeld || core.counter === core.saved) return
  if (NOT_SENT_IN.includes(core.state.server.kind)) return
  const now = performance.now()
  const { pause, longest } = AUTOSAVE_MS
  const typedAt = Math.min(now + pause, (core.unsentSince ?? now) + longest)
  // The wait after a failure is not shortened by typing.
  const wait = Math.max(typedAt, core.retryAt) - now
  core.sendTimer = setTimeout(() => send(core, { isLeaving: false }), wait)
}

function send(core: Core, options: { isLeaving: boolean }): void {
  const isBusy = core.request !== null && !options.isLeaving
  if (core.isHeld || isBusy || core.counter === core.saved) return
  const text = core.read()
  if (text === null) return
  clearTimeout(core.sendTimer)
  core.sent = core.counter
  core.unsentSince = null
  const { counter } = core
  const request = sendDraft({ ...core.place, ...text, counter }, options)
    .then((outcome) => settle(core, counter, outcome))
    .finally(() => {
      if (core.request !== request) return
      core.request = null
      planSend(core)
    })
  core.request = request
}

function settle(core: Core, counter: number, outcome: DraftOutcome): void {
  if (outcome.kind === 'saved') {
    core.failures = 0
    core.saved = Math.max(core.saved, counter)
    enter(core, { server: core.saved === core.counter ? outcome : { kind: 'waiting' } })
    return
  }
  // A newer text has been saved meanwhile, when the page was left.
  if (counter <= core.saved) return
  core.sent = core.saved
  if (outcome.kind === 'unreachable') {
    core.retryAt = performance.now() + retryDelay(core.failures)
    core.failures += 1
  }
  // The refused text may have been changed since.
  const isOld = outcome.kind === 'refused' && counter < core.counter
  enter(core, { server: isOld ? { kind: 'waiting' } : outcome })
}

function retry(core: Core): void {
  const { kind } = core.state.server
  if (core.counter === core.saved || kind === 'refused') return
  core.failures = 0
  if (kind === 'signed-out') enter(core, { server: { kind: 'waiting' } })
  send(core, { isLeaving: false })
}

// Also beside a request that is under way.
function leave(core: Core): void {
  if (core.written < core.counter) write(core)
  if (core.sent < core.counter && core.state.server.kind !== 'signed-out')
    send(core, { isLeaving: true })
}

function hold(core: Core): void {
  core.isHeld = true
  clearTimeout(core.sendTimer)
}

function wouldLose({ counter, saved, state }: Core, way: Departure): boolean {
  if (counter === saved) return false
  if (state.isHere !== true) return true
  // The draft is safe on this computer, but the user should know before continuing elsewhere.
  return way === 'closing' && state.server.kind !== 'waiting'
}

function storeRest(core: Core, saved: FormText): void {
  const { drafts, place } = core
  for (const id of saved.drafts) drafts.discard({ ...place, id })
  const now = core.read()
  if (now !== null && JSON.stringify(now.fields) !== JSON.stringify(saved.fields)) {
    const version = place.entry === null ? 0 : saved.version + 1
    drafts.store(draftOf(core, { ...now, version }))
    return
  }
  core.written = core.sent = core.saved = core.counter
  enter(core, UNTOUCHED)
}
