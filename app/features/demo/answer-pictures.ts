import type { CopyServices } from '#app/features/demo/answer-post.ts'
import type { DemoWords } from '#app/features/demo/demo-words.ts'
import { keepPicture, listKeptPictures } from '#app/features/demo/kept-pictures.ts'
import type { ShrinkProblem } from '#app/features/demo/shrink-picture.ts'
import {
  type UploadProblem,
  uploadFailedText,
  uploadProblemStatus,
  uploadProblemText,
} from '#app/features/media/upload-problem.ts'

/** Keeps one picture (field `file`) as a data URL and answers its path. */
export async function takePicture(services: CopyServices, form: FormData): Promise<Response> {
  const { storage, now, shrink, words } = services
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return refuse('empty')
  const small = await shrink(file)
  if (!small.ok) return refuse(small.problem)
  const kept = keepPicture(storage, { ...small.value, now: now() })
  return kept.ok
    ? Response.json({ path: kept.value }, { status: 201 })
    : Response.json({ problems: { image: full(words) } }, { status: 507 })
}

/** The pictures that the editor chooses from, the newest first. */
export function answerPictures({ storage }: CopyServices, url: URL): Response {
  const search = url.searchParams.get('q') ?? ''
  const pictures = listKeptPictures(storage).filter(({ name }) => name.includes(search))
  return Response.json({ pictures, hasMore: false })
}

function refuse(problem: ShrinkProblem | Extract<UploadProblem, 'empty'>): Response {
  const status = uploadProblemStatus(problem)
  return Response.json({ problems: { image: uploadProblemText(problem) } }, { status })
}

function full({ refusals }: Pick<DemoWords, 'refusals'>): string {
  return uploadFailedText(refusals.pictureFull)
}
