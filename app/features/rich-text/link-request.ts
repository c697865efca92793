import type { Result } from '#app/platform/result.ts'

export type LinkRequest = {
  /** Empty where there is no link yet. */
  href: string
  /** Null where the words cannot be changed in the dialog: several paragraphs, or with an image. */
  text: string | null
  /** An empty address removes the link; not called without a change. */
  settle: (link: { href: string; text: string | null }) => void
}

export type AskForLink = (request: LinkRequest) => void

/** A post or a page of the site; `note`: what it is, such as "Draft". */
export type LinkTarget = { title: string; address: string; note: string }

/** @returns the first ones, or the error message */
export type FindLinkTargets = (search: string) => Promise<Result<readonly LinkTarget[], string>>
