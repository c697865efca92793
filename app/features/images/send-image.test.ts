import { afterEach, expect, test, vi } from 'vitest'
import { sendImage } from '#app/features/images/send-image.ts'
import { NO_CONNECTION } from '#app/platform/session-guard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser whose requests end as named. */
function requestsEnd(how: 'error' | 'abort') {
  class Unanswered extends EventTarget {
    upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    send() {
      if (how === 'error') this.dispatchEvent(new Event('error'))
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Unanswered)
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

const image = new File(['x'], 'photo.png', { type: 'image/png' })

test('an upload that nothing answered is refused and logged', async () => {
  const logged = requestsEnd('error')
  const sent = await sendImage(image)
  expect(sent).toMatchObject({ ok: false, problem: expect.stringContaining(NO_CONNECTION) })
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(NO_CONNECTION))
})

test('an upload that the user took back is no failure to log', async () => {
  const logged = requestsEnd('abort')
  const taken = new AbortController()
  const sending = sendImage(image, { signal: taken.signal })
  taken.abort()
  expect(await sending).toMatchObject({ ok: false })
  expect(logged).not.toHaveBeenCalled()
})
