import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import {
  ACCOUNT,
  currentSection,
  DASHBOARD,
  type DashboardSection,
  HELP,
  OPEN_PALETTE,
} from '#app/features/dashboard/sections.ts'
import { frameTexts, sectionTexts } from '#app/features/dashboard/texts.ts'
import { ToastRegion } from '#app/ui/feedback/toast.tsx'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'
import type { FrameFirm } from '#app/ui/frame/frame.ts'
import { Logo } from '#app/ui/frame/logo.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export type DashboardFrameData = {
  firm: Pick<FrameFirm, 'name' | 'tagline' | 'mark'>
  sections: readonly DashboardSection[]
  hasAccount: boolean
}

type DashboardFrameProps = DashboardFrameData & {
  path: string
  toasts: readonly ToastMessage[]
  children: ReactNode
}

// What listens is loaded after the page.
const openPalette = () => document.dispatchEvent(new Event(OPEN_PALETTE))

const MORE = 'desk-more'
/** Those that a phone's bar has room for; the others are behind More. */
const IN_THE_BAR = 3

const OWN: readonly MenuItem[] = [
  { href: ACCOUNT, label: sectionTexts.account, icon: 'user-round', waiting: null },
  { href: HELP, label: frameTexts.help, icon: 'info', waiting: null },
]

/** Around every page of the dashboard, in place of the public site's: beside the work on a wide screen, below it elsewhere. */
export function DashboardFrame({ firm, path, toasts, children, ...menu }: DashboardFrameProps) {
  // The browser's own store has neither accounts nor what is searched (decision 20).
  const hasSearch = menu.hasAccount
  const isComing = useNavigation().state !== 'idle'
  return (
    <>
      <a className="skip" href="#main">
        {frameTexts.skip}
      </a>
      <div className="deskframe">
        <header className="deskbar">
          <Logo firm={firm} leadsTo={frameTexts.logoLink} href={DASHBOARD} />
          {hasSearch && (
            <button className="deskitem desksearch" type="button" onClick={openPalette}>
              <Icon name="search" />
              <span>{frameTexts.find}</span>
              <kbd aria-hidden="true">{frameTexts.findKeys}</kbd>
            </button>
          )}
          <DashboardNav {...menu} path={path} />
          <a className="deskitem viewsite" href="/">
            <Icon name="eye" />
            {frameTexts.viewSite}
          </a>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <p className="deskcoming" role="status">
        {isComing && frameTexts.loading}
      </p>
      <ToastRegion
        toasts={toasts}
        path={path}
        label={frameTexts.notifications}
        closeLabel={frameTexts.close}
      />
    </>
  )
}

type DashboardNavProps = Omit<DashboardFrameData, 'firm'> & { path: string }

function DashboardNav({ sections, hasAccount, path }: DashboardNavProps) {
  const current = currentSection(sections, path)
  const more = useRef<HTMLDivElement>(null)
  // The frame stays when its page is another one.
  const shownPath = useRef(path)
  useLayoutEffect(() => {
    if (shownPath.current !== path) more.current?.hidePopover()
    shownPath.current = path
  }, [path])
  return (
    <nav className="desknav" aria-label={sectionTexts.label}>
      <SectionList sections={sections.slice(0, IN_THE_BAR)} current={current} />
      <button className="deskitem" type="button" popoverTarget={MORE}>
        <Icon name="ellipsis" />
        {frameTexts.more}
      </button>
      <div className="deskmore" id={MORE} popover="auto" ref={more}>
        <SectionList sections={sections.slice(IN_THE_BAR)} current={current} />
        <ul>
          {hasAccount &&
            OWN.map((section) => <SectionItem key={section.href} {...{ section, current }} />)}
          {/* There it is a button of the page's own head. */}
          {path !== DASHBOARD && (
            <li>
              <form method="post" action="/logout">
                <button className="deskitem" type="submit">
                  <Icon name="log-out" />
                  {frameTexts.logout}
                </button>
              </form>
            </li>
          )}
        </ul>
      </div>
    </nav>
  )
}

type MenuItem = Omit<DashboardSection, 'icon'> & { icon: IconName }

type SectionListProps = { sections: readonly DashboardSection[]; current: string }

function SectionList({ sections, current }: SectionListProps) {
  return (
    <ul>
      {sections.map((section) => (
        <SectionItem key={section.href} {...{ section, current }} />
      ))}
    </ul>
  )
}

function SectionItem({ section, current }: { section: MenuItem; current: string }) {
  const { href, label, icon, waiting } = section
  return (
    <li>
      <Link className="deskitem" to={href} aria-current={href === current ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
        {waiting && (
          <>
            <span className="count" aria-hidden="true">
              {waiting.count}
            </span>
            <span className="vh">, {waiting.spoken}</span>
          </>
        )}
      </Link>
    </li>
  )
}
