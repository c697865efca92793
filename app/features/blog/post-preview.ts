/** For how many days a link to a preview may be made. */
export const PREVIEW_DAYS = [1, 7, 30] as const

export type PreviewDays = (typeof PREVIEW_DAYS)[number]

/** The one that is offered first. */
export const USUAL_PREVIEW_DAYS: PreviewDays = 7

/** A link that still works. Its secret is known to whoever has it, and to nobody here. */
export type PostPreview = { id: string; madeBy: string; madeAt: Date; expiresAt: Date }

/** Reads how long a link shall work; anything unknown is the usual time. */
export function readPreviewDays(text: string): PreviewDays {
  return PREVIEW_DAYS.find((days) => String(days) === text) ?? USUAL_PREVIEW_DAYS
}
