import type { IntroductionPageContent } from '#app/features/site/introductions/introduction-page.ts'
import { Band } from '#app/ui/art/band.tsx'
import { LanguageLinks } from '#app/ui/frame/language-links.tsx'
import { Logo } from '#app/ui/frame/logo.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type PageProps = { content: IntroductionPageContent }

/** A whole document: the frame of the site is in other languages. */
export function IntroductionPage({ content }: PageProps) {
  const { texts, logo, home, title, lead, phone } = content
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <header className="bar">
        <div className="wrap">
          <Logo firm={logo} label={home} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <Hero title={title} subtitle={lead} buttons={{ text: phone.display, link: phone.href }} />
        <Band motif="east" id="introduction-band" />
        <div className="wrap plain">
          <div className="prose">
            <Services content={content} />
            <Contact content={content} />
            <Writing content={content} />
            <p>
              {texts.governs}{' '}
              <a hrefLang="en" href="/">
                {texts.english}
              </a>
            </p>
          </div>
        </div>
      </main>
      <Footer content={content} />
    </>
  )
}

function Services({ content: { texts, services, consultation } }: PageProps) {
  return (
    <>
      <h2>{texts.services.title}</h2>
      <ul>
        {services.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{texts.consultation.title}</h2>
      <p>{consultation.join(' ')}</p>
    </>
  )
}

function Contact({ content: { texts, phone, email, offices, hours, speaks } }: PageProps) {
  return (
    <>
      <h2>{texts.contact.title}</h2>
      <p>{speaks}</p>
      <p>{hours}</p>
      <p>
        {texts.contact.phone}: <a href={phone.href}>{phone.display}</a>
        <br />
        {texts.contact.email}: <a href={`mailto:${email}`}>{email}</a>
      </p>
      <ul>
        {offices.map(({ name, address, phone: own }) => (
          <li key={name}>
            <span lang="en" dir="ltr">
              {address}, <a href={own.href}>{own.display}</a>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Writing({ content: { write } }: PageProps) {
  return (
    <>
      <h2>{write.title}</h2>
      <p>{write.text}</p>
      <ul>
        {write.forms.map(({ text, path, lang }) => (
          <li key={lang}>
            <a hrefLang={lang} href={path}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {write.privacy} <b>{write.danger}</b>
      </p>
    </>
  )
}

function Footer({ content: { texts, legal, languages, logo } }: PageProps) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="legal">
          <LanguageLinks languages={languages} label={texts.name} />
          <p>
            {legal.advertising !== null && (
              <>
                {legal.advertising} (
                <span lang="en" dir="ltr">
                  {legal.label}
                </span>
                ).{' '}
              </>
            )}
            {legal.rest}{' '}
            <span lang="en" dir="ltr">
              {logo.name} {logo.tagline}
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}
