import { parseJson } from '#app/platform/parse-json.ts'
import { IMAGE_LIMITS } from '#app/features/images/image.ts'
import { uploadFailedText, uploadProblemText } from '#app/features/images/upload-problem.ts'
import type { UploadedImage } from '#app/features/rich-text/image-picker/image-request.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { NO_CONNECTION, sessionFetch } from '#app/platform/session-guard.ts'

type UploadWatch = {
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

const ADDRESS = '/dashboard/images/upload'

/** Spec 8.19: fails with the message and its reason, also when aborted. */
export async function sendImage(
  file: File,
  watch: UploadWatch = {},
): Promise<Result<UploadedImage, string>> {
  if (file.size > IMAGE_LIMITS.fileBytes) return fail(uploadProblemText('too-large'))
  const form = new FormData()
  form.set('file', file)
  // Without a backend the page's own fetch responds, which reports no progress (decision 20).
  const isWatched = import.meta.env.SITE_BACKEND !== 'none'
  let response = isWatched ? await sendWatched(form, watch) : await sendGuarded(form, watch)
  // This one requests re-authentication in place and sends again (decision 8).
  if (response?.status === 401) response = await sendGuarded(form, watch)
  if (response === null) {
    // oxlint-disable-next-line no-console -- spec 8.10: logged; what the server refuses, it logs itself
    if (watch.signal?.aborted !== true) console.error(uploadFailedText(NO_CONNECTION))
    return fail(uploadFailedText(NO_CONNECTION))
  }
  const { path, small = path, problems, message } = readResponse(response.text)
  if (path !== undefined && small !== undefined) return ok({ address: path, small })
  return fail(
    problems?.image ?? uploadFailedText(message ?? `The server answered ${response.status}.`),
  )
}

type Answer = { status: number; text: string }

// Only XMLHttpRequest reports upload progress.
function sendWatched(form: FormData, { onProgress, signal }: UploadWatch): Promise<Answer | null> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(null)
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve(null))
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', ADDRESS)
    request.setRequestHeader('Accept', 'application/json')
    return request.send(form)
  })
}

async function sendGuarded(form: FormData, { signal }: UploadWatch): Promise<Answer | null> {
  const headers = { Accept: 'application/json' }
  try {
    const response = await sessionFetch(ADDRESS, {
      method: 'POST',
      headers,
      body: form,
      signal: signal ?? null,
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    // No network, or aborted.
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

type Answered = { path?: string; small?: string; problems?: { image?: string }; message?: string }

function readResponse(text: string): Answered {
  return (parseJson(text) as Answered | null) ?? {}
}
