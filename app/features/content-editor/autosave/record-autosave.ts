import type { Json } from '#app/features/entries/form/form-field.ts'

/** With what the next save is compared. */
export type Opened = { version: number; base: Json }

export type AutosaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict'

type AutosaveNeeds = {
  /** Sends the form as it is then; null: try again later. */
  send: () => Promise<Opened | 'conflict' | null>
  onStatus: (status: AutosaveStatus) => void
  onSaved: (saved: Opened) => void
}

const WAIT_MS = 1_500
const AGAIN_MS = 5_000

/**
 * Saves a form as a draft when nothing was typed for a while. A button waits for a save that is on its way, so that nobody is in conflict
 * with themselves.
 */
export class RecordAutosave {
  readonly #needs: AutosaveNeeds
  #isTyped = false
  #isSending = false
  #isStopped = false
  #afterwards: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(needs: AutosaveNeeds) {
    this.#needs = needs
  }

  typed(): void {
    this.#isTyped = true
    if (this.#isStopped || this.#isSending) return
    this.#needs.onStatus('waiting')
    this.#later(WAIT_MS)
  }

  /** @returns false when the press has to wait; it is repeated then */
  mayPress(repeat: () => void): boolean {
    this.stop()
    this.#afterwards = this.#isSending ? repeat : null
    if (this.#isSending) return false
    this.#isTyped = false
    this.#needs.onStatus('idle')
    return true
  }

  isUnsaved(): boolean {
    return this.#isTyped || this.#isSending
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #later(ms: number): void {
    this.stop()
    this.#timer = setTimeout(() => void this.#save(), ms)
  }

  async #save(): Promise<void> {
    this.#isTyped = false
    this.#isSending = true
    this.#needs.onStatus('saving')
    const answer = await this.#needs.send()
    this.#isSending = false
    const again = this.#settle(answer)
    const afterwards = this.#afterwards
    this.#afterwards = null
    // After the form has its new version.
    if (afterwards) setTimeout(afterwards)
    else if (again !== null) this.#later(again)
  }

  /** @returns when to save again */
  #settle(answer: Opened | 'conflict' | null): number | null {
    const { onSaved, onStatus } = this.#needs
    if (answer === 'conflict' || answer === null) {
      this.#isTyped = true
      this.#isStopped = answer === 'conflict'
      onStatus(answer ?? 'failed')
      return answer === null ? AGAIN_MS : null
    }
    onSaved(answer)
    onStatus(this.#isTyped ? 'waiting' : 'saved')
    return this.#isTyped ? WAIT_MS : null
  }
}
