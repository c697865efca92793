import { ButtonLink } from '#app/ui/button.tsx'
import type { Frame, NavigationItem } from '#app/ui/frame/frame.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageLinks } from '#app/ui/frame/language-links.tsx'
import { Logo } from '#app/ui/frame/logo.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type FrameProps = { frame: Frame }

const SERVICES = '/services'

// Spec 2.24 to 2.35. Both menus are `details`, so that they work before JavaScript; `behaviours/` adds hover, keys and
// closing.
export function TopBar({ frame }: FrameProps) {
  const { firm, texts, bookingHref } = frame
  return (
    <header className="bar" data-bar="">
      <div className="wrap">
        <Logo firm={firm} leadsTo={texts.logoLink} />
        <WideNavigation frame={frame} />
        <a
          className="tel"
          href={firm.phone.href}
          aria-label={`${texts.call} ${firm.phone.display}`}
        >
          <Icon name="phone" />
          <span>{firm.phone.display}</span>
        </a>
        <ButtonLink href={bookingHref} arrow={false} size="small" title={texts.bookingNote}>
          {texts.bookConsultation}
        </ButtonLink>
        <details className="menu" data-menu="" suppressHydrationWarning>
          <summary className="iconbtn" aria-label={texts.menu}>
            <Icon name="menu" />
            <Icon name="x" />
          </summary>
          <MenuSheet frame={frame} />
        </details>
      </div>
    </header>
  )
}

function WideNavigation({ frame }: FrameProps) {
  const { navigation, texts, currentPath } = frame
  return (
    <nav className={frame.signedIn ? 'nav auth' : 'nav'} aria-label={texts.mainNavigation}>
      <ul>
        <NavigationLinks items={navigation.slice(0, 2)} currentPath={currentPath} />
        <li>
          <details className="drop" data-services-menu="" suppressHydrationWarning>
            <summary aria-current={ariaCurrent(SERVICES, currentPath) && 'true'}>
              {texts.services}
              <Icon name="chevron-down" />
            </summary>
            <ServicesPanel frame={frame} />
          </details>
        </li>
        <NavigationLinks items={navigation.slice(2)} currentPath={currentPath} />
        <StaffItems frame={frame} />
        <LanguageMenu frame={frame} />
      </ul>
    </nav>
  )
}

function LanguageMenu({ frame: { languages, texts } }: FrameProps) {
  const current = languages.find(({ isCurrent }) => isCurrent)
  if (languages.length < 2 || !current) return null
  return (
    <li>
      <details className="drop" data-language-menu="" suppressHydrationWarning>
        <summary>
          <span className="vh">{texts.language}: </span>
          {current.lang.slice(0, 2).toUpperCase()}
          <Icon name="chevron-down" />
        </summary>
        <LanguageLinks languages={languages} label={texts.language} className="sub langs" />
      </details>
    </li>
  )
}

function ServicesPanel({ frame }: FrameProps) {
  const { services, texts, currentPath } = frame
  return (
    <ul className="sub">
      {services.map(({ name, path, note }) => (
        <li key={path}>
          <a href={path} aria-current={ariaCurrent(path, currentPath)}>
            <b>{wholeNames(name)}</b>
            <small>{wholeNames(note)}</small>
          </a>
        </li>
      ))}
      <li className="all">
        <a href={SERVICES} aria-current={currentPath === SERVICES ? 'page' : undefined}>
          {texts.seeAllServices}
        </a>
      </li>
    </ul>
  )
}

function MenuSheet({ frame }: FrameProps) {
  const { navigation, services, texts, currentPath, firm, bookingHref } = frame
  const inServices = ariaCurrent(SERVICES, currentPath) !== undefined
  return (
    <div className="sheetmenu">
      <nav className="wrap" aria-label={texts.mainNavigation}>
        <ul>
          <NavigationLinks items={navigation.slice(0, 2)} currentPath={currentPath} />
          <li>
            <details open suppressHydrationWarning>
              <summary aria-current={inServices ? 'true' : undefined}>
                {texts.services}
                <Icon name="chevron-down" />
              </summary>
              <ul>
                <NavigationLinks items={services} currentPath={currentPath} />
                <li>
                  <a href={SERVICES}>{texts.seeAllServices}</a>
                </li>
              </ul>
            </details>
          </li>
          <NavigationLinks
            items={[...navigation.slice(2), frame.search]}
            currentPath={currentPath}
          />
          <StaffItems frame={frame} />
        </ul>
      </nav>
      <div className="menubtns">
        <div className="wrap">
          <LanguageLinks languages={frame.languages} label={texts.language} />
          <p className="small">
            {firm.languages} {texts.bookingNote}
          </p>
          <ButtonLink href={bookingHref} arrow={false}>
            {texts.bookConsultation}
          </ButtonLink>
          <a
            className="btn sec"
            href={firm.phone.href}
            aria-label={`${texts.call} ${firm.phone.display}`}
          >
            {firm.phone.display}
          </a>
        </div>
      </div>
    </div>
  )
}

function NavigationLinks({
  items,
  currentPath,
}: {
  items: readonly NavigationItem[]
  currentPath: string
}) {
  return items.map(({ name, path }) => (
    <li key={path}>
      <a href={path} aria-current={ariaCurrent(path, currentPath)}>
        {wholeNames(name)}
      </a>
    </li>
  ))
}

/** Logout is a form, so that it works without JavaScript and no link can do it. */
function StaffItems({ frame }: FrameProps) {
  const { signedIn, texts, currentPath } = frame
  if (!signedIn) return null
  return (
    <>
      <NavigationLinks
        items={[{ name: texts.dashboard, path: '/dashboard' }]}
        currentPath={currentPath}
      />
      <li>
        <form method="post" action="/logout">
          <button type="submit">{texts.logout}</button>
        </form>
      </li>
    </>
  )
}

/** "page" on the page itself, "true" on the pages below it, nothing elsewhere. Home has no pages below it. */
function ariaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
