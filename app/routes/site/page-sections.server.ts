import type { RouterContextProvider } from 'react-router'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { Section } from '#app/features/content/records/sections.ts'
import type { ImageSources } from '#app/features/images/image.ts'
import { findImageSources } from '#app/features/posts/post-cards.server.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import type { TitlePicture } from '#app/features/site/sections/ui/section-picture.tsx'
import { admissionsOf } from '#app/features/site/people/people.ts'
import { hoursLines, toolsOf } from '#app/routes/site/page-tools.server.ts'
import { officeHours } from '#app/server/office-hours.server.ts'
import { pageSettings } from '#app/server/pages/page-settings.server.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

type Content = Pick<RecordData<'service'>, 'image' | 'sections'>

/** From which the sections of a page are made. */
export async function madeFrom(reader: ReaderPage, content: Content) {
  const { services, site, texts, quote, now } = reader
  return {
    site,
    now,
    settings: pageSettings({ ...services.config, ...services.outside }),
    texts,
    quote,
    newTab: texts.frame.texts.newTab,
    images: await imagesOf(reader, content),
  }
}

/** In the widths that each has; none while the database does not answer. */
async function imagesOf({ services }: ReaderPage, { image, sections }: Content): Promise<Images> {
  const pictures = sections.flatMap((each) => (each.kind === 'picture' ? [each.image] : []))
  const addresses = image ? [image.address, ...pictures] : pictures
  if (addresses.length === 0) return new Map()
  try {
    const found = await findImageSources(services.db, addresses)
    return new Map([...found.values()].map((sources) => [sources.src, sources]))
  } catch (error) {
    services.log.error('the images of a page could not be read', error)
    return new Map()
  }
}

type Images = ReadonlyMap<string, ImageSources>

/** Behind the title. */
export function pictureOf({ image }: Pick<Content, 'image'>, images: Images): TitlePicture | null {
  return image ? { ...image, alt: '', sources: images.get(image.address) ?? null } : null
}

type Page = {
  id: string
  sections: readonly Section[]
  /** For people at risk. */
  hasQuickExit: boolean
  path: string
  /** What its tools were asked. */
  context: Readonly<RouterContextProvider>
}

/** With which they are drawn. */
export function drawnWith(reader: ReaderPage, page: Page) {
  const { services, site, texts, now, locale, quote } = reader
  const phone = phoneLink(site.firm.phone)
  const office = officeHours({ services, site, texts: texts.contact.hours, now })
  return {
    office,
    drawing: {
      texts: { services: texts.services, plainPages: texts.plainPages, fees: texts.fees },
      admissions: admissionsOf(site),
      calls: {
        ...reader.callParts(page.path),
        phone,
        messageHref: page.hasQuickExit ? `${texts.services.contact.path}?from=${page.id}` : null,
      },
    },
    tools: toolsOf(page.sections, page.context, reader),
    form: {
      texts: quote(texts.tools),
      action: page.path,
      phone,
      // Printed in answers, which are never cached, and in files, which say nothing of the moment.
      hours: hoursLines(office.hours),
      isAnswered: services.config.backend === 'server',
      locale,
    },
  }
}
