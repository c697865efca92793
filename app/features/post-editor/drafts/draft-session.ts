import {
  type Autosave,
  type AutosaveState,
  createAutosave,
  type DraftOutcome,
} from '#app/features/post-editor/drafts/autosave.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import type { BrowserDrafts } from '#app/features/post-editor/drafts/browser-drafts.ts'
import type { Departure } from '#app/ui/form/unsaved-input.ts'
import type { DraftMeta, DraftLocation } from '#app/features/post-editor/drafts/stored-draft.ts'

export type FormText = { fields: StoredFields; version: number }

export type DraftSessionState = { server: AutosaveState; isHere: boolean | null }

type DraftSessionParts = {
  place: DraftLocation
  continues: readonly string[]
  drafts: BrowserDrafts
  /** @returns null when the form is gone */
  read: () => FormText | null
  send: (
    note: DraftMeta,
    fields: StoredFields,
    options: { isLeaving: boolean },
  ) => Promise<DraftOutcome>
}

export type DraftSession = ReturnType<typeof createDraftSession>

type Core = DraftSessionParts & {
  autosave: Autosave
  state: DraftSessionState
  watchers: Set<() => void>
  continued: string[]
  written: number
  timer: ReturnType<typeof setTimeout> | undefined
  /** In milliseconds. */
  costs: number[]
  endedAt: number
}

/** Every input is stored at once, unless three writes in a row took longer than `cost` ms; then writing gets a tenth of the time. */
const FELT = { cost: 25, rest: 9, writings: 3 } as const

export function createDraftSession(parts: DraftSessionParts) {
  const core = createCore(parts)
  const { autosave } = core
  const { hold, release, retry } = autosave
  return {
    hold,
    release,
    retry,
    state: () => core.state,
    watch(watcher: () => void) {
      core.watchers.add(watcher)
      return () => core.watchers.delete(watcher)
    },
    changed() {
      autosave.changed()
      saveInBrowserSoon(core)
    },
    leave: () => leave(core),
    wouldLose: (way: Departure) => wouldLose(core, way),
    /** The text typed before becomes a draft of its own, named `spare`. */
    takeUp(draft: DraftLocation, spare: string, fill: () => void) {
      if (autosave.counter() > 0) saveInBrowser(core, spare)
      core.continued.push(draft.id)
      fill()
      autosave.changed()
      if (saveInBrowser(core)) core.drafts.discard(draft)
    },
    /** Text typed since the save stays as a draft in the browser. */
    saved(texts: FormText) {
      autosave.stop()
      saveRest(core, texts)
    },
    stop() {
      leave(core)
      autosave.stop()
      clearTimeout(core.timer)
    },
  }
}

function createCore(parts: DraftSessionParts): Core {
  const core: Core = {
    ...parts,
    state: { server: { kind: 'untouched' }, isHere: null },
    watchers: new Set(),
    continued: [...parts.continues],
    written: 0,
    timer: undefined,
    costs: [],
    endedAt: -Infinity,
    autosave: createAutosave({
      send: (counter, options) => sendText(core, counter, options),
      onChange: () => enter(core, { server: core.autosave.state() }),
    }),
  }
  return core
}

function leave(core: Core): void {
  if (core.written < core.autosave.counter()) saveInBrowser(core)
  core.autosave.leave()
}

function enter(core: Core, change: Partial<DraftSessionState>): void {
  core.state = { ...core.state, ...change }
  for (const watch of core.watchers) watch()
}

async function sendText(
  core: Core,
  counter: number,
  options: { isLeaving: boolean },
): Promise<DraftOutcome> {
  const text = core.read()
  if (text === null) return { kind: 'unreachable' }
  const continues = [...core.continued]
  const { postId } = core.place
  const note = { postId, version: text.version, counter, continues }
  const outcome = await core.send(note, text.fields, options)
  if (outcome.kind === 'saved')
    core.continued = core.continued.filter((id) => !continues.includes(id))
  return outcome
}

function saveInBrowserSoon(core: Core): void {
  clearTimeout(core.timer)
  const wait = restAfter(core) - (performance.now() - core.endedAt)
  if (wait > 0) core.timer = setTimeout(() => saveInBrowser(core), wait)
  else saveInBrowser(core)
}

function restAfter({ costs }: Core): number {
  const cost = costs.length < FELT.writings ? 0 : Math.min(...costs)
  return cost < FELT.cost ? 0 : cost * FELT.rest
}

function saveInBrowser(core: Core, id = core.place.id): boolean {
  const begunAt = performance.now()
  const text = core.read()
  if (text === null) return false
  const counter = core.autosave.counter()
  const isHere = core.drafts.store({ ...core.place, id, ...text, counter, savedAt: new Date() })
  core.written = counter
  core.endedAt = performance.now()
  core.costs = [...core.costs, core.endedAt - begunAt].slice(-FELT.writings)
  if (isHere !== core.state.isHere) enter(core, { isHere })
  return isHere
}

function wouldLose({ autosave, state, written }: Core, way: Departure): boolean {
  if (autosave.counter() === 0 || state.server.kind === 'saved') return false
  const isHere = state.isHere === true && written > 0
  if (!isHere) return true
  // The draft is safe on this computer, but the user should know before continuing elsewhere.
  return way === 'closing' && state.server.kind !== 'waiting'
}

function saveRest(core: Core, saved: FormText): void {
  const { drafts, place } = core
  for (const id of core.continues) drafts.discard({ id, postId: place.postId })
  const now = core.read()
  const isSame = now === null || JSON.stringify(now.fields) === JSON.stringify(saved.fields)
  if (isSame) {
    drafts.discard(place)
    return
  }
  const version = place.postId === null ? 0 : saved.version + 1
  const counter = core.autosave.counter()
  drafts.store({ ...place, fields: now.fields, version, counter, savedAt: new Date() })
}
