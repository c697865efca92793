import { scheduleTexts as texts } from '#app/features/content-editor/schedule/schedule-texts.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { readScheduledTime } from '#app/platform/texts/scheduled-time.ts'

/** By the firm's clock. */
export function readPublishAt(
  text: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Result<Date, string> {
  const read = readScheduledTime(text, timeZone)
  if (!read.ok) return read
  if (read.value === null) return fail(texts.noTime)
  const { instant } = read.value
  return instant > now ? ok(instant) : fail(texts.past)
}
