import type { PublicationDesk } from '#app/features/blog/ui/publication-fields.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import type { Services } from '#app/services.server.ts'

/** What the editor needs to plan a publication: the office's clock, the present instant, and the words. */
export function publicationDesk({ now }: Pick<Services, 'now'>): PublicationDesk {
  const { timeZone } = firm.hours
  return { timeZone, zone: zoneName(timeZone), now: now(), words: contentOf('en').publishing }
}

/** "Eastern Time" for America/New_York. */
function zoneName(timeZone: string): string {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  const part = formatter.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? timeZone
}
