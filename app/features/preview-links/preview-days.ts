export const PREVIEW_DAYS = [1, 7, 30] as const

export type PreviewDays = (typeof PREVIEW_DAYS)[number]

export const USUAL_PREVIEW_DAYS: PreviewDays = 7

export function readPreviewDays(text: string): PreviewDays {
  return PREVIEW_DAYS.find((days) => String(days) === text) ?? USUAL_PREVIEW_DAYS
}
