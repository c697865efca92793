import type { Consultation } from '#app/features/site/fees/consultation.ts'
import { ConsultationLine } from '#app/features/site/fees/ui/consultation-line.tsx'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { PersonContent } from '#app/features/site/people/person.ts'
import { Admissions } from '#app/features/site/ui/admissions.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { Band } from '#app/ui/art/band.tsx'
import { Portrait } from '#app/ui/art/portrait.tsx'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/page/hero.tsx'
import { IndexList } from '#app/ui/page/region.tsx'

/** An article that the person wrote or reviewed. */
export type PersonPost = { path: string; title: string; date: string; isReviewed: boolean }

type PersonPageProps = {
  content: PersonContent
  posts: readonly PersonPost[]
  consultation: Consultation
  bookingHref: string
  licenseTexts: InterfaceTexts['plainPages']
}

export function PersonPage(props: PersonPageProps) {
  const { content, posts } = props
  const { texts, biography, services } = content
  return (
    <>
      <PersonHead {...props} />
      <TwoColumns headingId="background" title={texts.biography} contentClass="prose">
        {biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TwoColumns>
      <Licenses {...props} />
      {services.length > 0 && (
        <TwoColumns headingId="services" title={texts.services}>
          <IndexList entries={services} />
        </TwoColumns>
      )}
      {posts.length > 0 && <Posts posts={posts} texts={texts} />}
    </>
  )
}

function PersonHead({ content, consultation, bookingHref }: PersonPageProps) {
  const { name, role, facts, directLine, portrait, texts } = content
  return (
    <>
      <Hero
        title={name}
        subtitle={role}
        before={
          <nav className="crumbs" aria-label={texts.breadcrumb}>
            <a href={texts.about.path}>{texts.about.text}</a> /{' '}
            <span aria-current="page">{name}</span>
          </nav>
        }
        art={<Portrait image={portrait} />}
        artBeside
      >
        <dl className="about">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {directLine && (
            <div>
              <dt>{texts.directLine}</dt>
              <dd>
                <a href={directLine.href}>{directLine.display}</a>
              </dd>
            </div>
          )}
        </dl>
        <div className="btns full">
          <ButtonLink href={bookingHref}>{texts.bookConsultation}</ButtonLink>
        </div>
        <ConsultationLine {...consultation} />
      </Hero>
      <Band motif="andes" id="person-band" />
    </>
  )
}

function Licenses({ content, licenseTexts }: PersonPageProps) {
  const { admissions, texts } = content
  if (admissions.length === 0) return null
  return (
    <TwoColumns className="on-sheet" headingId="licenses" title={texts.licensed}>
      <Admissions admissions={admissions} texts={licenseTexts} />
      <p>
        <MoreLink href={texts.howToCheck.path}>{texts.howToCheck.text}</MoreLink>
      </p>
    </TwoColumns>
  )
}

function Posts({ posts, texts }: Pick<PersonPageProps, 'posts'> & Pick<PersonContent, 'texts'>) {
  return (
    <TwoColumns className="on-sheet" headingId="articles" title={texts.posts}>
      <ul className="results">
        {posts.map(({ path, title, date, isReviewed }) => (
          <li key={path}>
            <a href={path} dir="auto">
              {title}
            </a>
            <p className="meta">
              {isReviewed ? texts.reviewed : texts.wrote}, <bdi>{date}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </TwoColumns>
  )
}
