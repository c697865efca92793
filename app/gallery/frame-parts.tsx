import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Horizon } from '#app/ui/art/horizon.tsx'
import { Street } from '#app/ui/art/street.tsx'
import { Place } from '#app/ui/art/places.tsx'
import { LanguageLinks } from '#app/ui/frame/language-links.tsx'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { FloatingButtons } from '#app/ui/frame/floating-buttons.tsx'
import type { Frame } from '#app/ui/frame/frame.ts'
import { Hero } from '#app/ui/page/hero.tsx'
import { Logo } from '#app/ui/frame/logo.tsx'
import { Region } from '#app/ui/page/region.tsx'
import { SiteFooter } from '#app/ui/frame/site-footer.tsx'
import { SiteNotices } from '#app/ui/frame/site-notices.tsx'
import { TopBar } from '#app/ui/frame/top-bar.tsx'

export function FrameParts({ frame }: { frame: Frame }) {
  const outside = { bookingHref: 'https://book.example/', intakeHref: 'https://intake.example/' }
  return (
    <Shelf title="The frame of a page">
      <Specimen name="Logo">
        {() => <Logo firm={frame.firm} leadsTo={frame.texts.logoLink} />}
      </Specimen>
      <Specimen name="Logo, with initials">
        {() => {
          const mark = { kind: 'initials', text: 'RO' } as const
          return <Logo firm={{ ...frame.firm, mark }} leadsTo={frame.texts.logoLink} />
        }}
      </Specimen>
      <Specimen name="TopBar, at the top of a page; its menus open by a press" wide height={420}>
        {() => <TopBar frame={{ ...frame, signedIn: false, currentPath: '/about' }} />}
      </Specimen>
      <Specimen name="TopBar, scrolled, on a page of a service" wide height={90}>
        {() => (
          <div data-scrolled="">
            <TopBar frame={{ ...frame, signedIn: false, currentPath: '/services/u-visa' }} />
          </div>
        )}
      </Specimen>
      <Specimen name="TopBar, signed in" wide height={420}>
        {() => <TopBar frame={{ ...frame, signedIn: true, currentPath: '/dashboard' }} />}
      </Specimen>
      <Specimen name="FloatingButtons, before and after 200 px" height={120}>
        {() => (
          <>
            <FloatingButtons frame={{ ...frame, ...outside }} />
            <div className="far">
              <FloatingButtons frame={{ ...frame, ...outside }} />
            </div>
          </>
        )}
      </Specimen>
      <Specimen name="ExitStrip and ExitFloat" wide>
        {() => (
          <>
            <QuickExitStrip
              texts={exit}
              behaviour=""
              more={{ text: 'Urgent help', path: '#here' }}
            />
            <ExitFloat texts={exit} />
          </>
        )}
      </Specimen>
      <Specimen name="LanguageLinks">
        {() => <LanguageLinks languages={frame.languages} label={frame.texts.language} />}
      </Specimen>
      <Specimen name="SiteNotices, for a country and for the whole site" wide>
        {() => <SiteNotices notices={notices} texts={frame.texts} />}
      </Specimen>
      <Specimen name="SiteFooter" wide>
        {() => <SiteFooter frame={frame} />}
      </Specimen>
    </Shelf>
  )
}

const exit = {
  label: 'Leave this site',
  danger: { question: 'In danger now?', call: 'Call 911', href: 'tel:911' },
  question: 'On a shared phone or computer?',
  promise: 'The button leaves this page at once.',
  keys: 'On a keyboard, you can press Shift three times instead.',
  limits: 'It cannot clear your browser history.',
  button: 'Leave this site quickly',
  href: '#here',
}

const title = 'Your Pathway to U.S. Immigration'
const buttons = [
  { text: 'Book Consultation', link: 'https://book.example/' },
  { text: 'Learn More', variant: 'secondary' },
] as const

export function Banners() {
  return (
    <Shelf title="Banners">
      <Specimen name="Hero of Home, two buttons" wide>
        {(id) => (
          <Hero
            kind="home"
            title={title}
            subtitle="One promise in one sentence."
            buttons={buttons}
            art={
              <>
                <Horizon id={`${id}-light`} />
                <Band motif="andes" />
              </>
            }
          />
        )}
      </Specimen>
      <Specimen name="Hero of a page, one button, which leads to /contact" wide>
        {() => (
          <Hero title="Contact Us" subtitle="Call or write." buttons={{ text: 'Contact Us' }} />
        )}
      </Specimen>
      <Specimen name="Hero of a page, a drawing beside the words" wide>
        {() => <Hero title="Contact Us" subtitle="Call or write." art={<Street />} artBeside />}
      </Specimen>
      <Specimen name="Hero of an article" wide>
        {() => (
          <Hero
            kind="article"
            title="Before you sign"
            subtitle="How to check a helper."
            before="Back"
          />
        )}
      </Specimen>
      <Specimen name="Hero with an image, with and without the overlay" wide>
        {() => (
          <>
            <Hero title={title} buttons={buttons} backgroundImage={image} />
            <Hero title={title} buttons={buttons} backgroundImage={image} overlay={false} />
          </>
        )}
      </Specimen>
      <Specimen name="Region, the drawing at either side" wide>
        {(id) => (
          <>
            <Region {...region} headingId={`${id}-one`} art={<Place name="shores" />} />
            <Region {...region} headingId={`${id}-two`} art={<Place name="hills" />} artRight />
          </>
        )}
      </Specimen>
    </Shelf>
  )
}

// The site itself has no image behind text.
const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#c9ceb6" d="M0 0h8v4H0z"/><path fill="#dd9a2e" d="M5 1h1v3H5z"/></svg>',
)}`

const region = {
  title: 'For families and workers from Africa',
  lead: 'We tell you who has your file today.',
  notes: [
    { start: 'Civil documents.', text: 'We tell you which are accepted.' },
    { start: 'Names.', text: 'We line them up across your papers.' },
  ],
}

const notice = { link: null, source: null, since: 'November 20, 2026' }
const notices = [
  { ...notice, id: 'country', place: 'Nigeria', text: 'The consulate is closed on December 24.' },
  {
    ...notice,
    id: 'site',
    place: null,
    text: 'If you have an appointment, keep it.',
    link: { text: 'What we know so far', href: '/blog' },
    source: { text: 'A public source', url: 'https://www.example.com/' },
  },
]
