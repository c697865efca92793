import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import type { ServicePageContent } from '#app/features/site/sections/shown-sections.ts'
import {
  callText,
  PageSections,
  type PageSectionsProps,
  type SectionsProps,
} from '#app/features/site/sections/ui/page-sections.tsx'
import { type TitlePicture, titlePicture } from '#app/features/site/sections/ui/section-picture.tsx'
import { Crumbs } from '#app/features/site/ui/page-head.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type ServicePageProps = SectionsProps & {
  /** With its facts already quoted. */
  content: ServicePageContent
  image: TitlePicture | null
  related: NonNullable<PageSectionsProps['related']>
}

/** Spec 2.65 to 2.80. */
export function ServicePage({ content, image, ...parts }: ServicePageProps) {
  const { quickExit, sections } = content
  const { leave } = parts.texts.services
  return (
    <>
      {quickExit && <QuickExitStrip texts={leave} behaviour="quick-exit" more={leave.urgent} />}
      <ServiceHero content={content} image={image} {...parts} />
      <PageSections sections={sections} {...parts} />
      {quickExit && <ExitFloat texts={leave} />}
    </>
  )
}

function ServiceHero({ content, image, calls, texts }: Omit<ServicePageProps, 'related'>) {
  const { breadcrumb, services, bookConsultation } = texts.services
  return (
    <Hero
      title={content.hero.title}
      subtitle={content.hero.subtitle}
      before={<Crumbs label={breadcrumb} parent={services} current={content.name} />}
      buttons={[
        { text: bookConsultation, link: calls.bookingHref },
        { text: callText(calls, texts.services), link: calls.phone.href, variant: 'secondary' },
      ]}
      {...titlePicture(image)}
      art={image === null && <Horizon id="hero-light" low scene={content.art} />}
    >
      <ConsultationLine {...calls.consultation} />
    </Hero>
  )
}
