import { isOutside, newTab, NewTabHint } from '#app/ui/button.tsx'
import type { Frame } from '#app/ui/frame/frame.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Spec 2.43 and 2.44; one bar on a phone (decision 33). */
export function FloatingButtons({ frame }: { frame: Frame }) {
  const { texts, intakeHref, bookingHref } = frame
  const { phone } = frame.firm
  return (
    <aside className="floats" aria-label={texts.contactUs}>
      <a className="call" href={phone.href} aria-label={`${texts.call} ${phone.display}`}>
        <Icon name="phone" />
        {texts.call}
      </a>
      <a className="pill" href={intakeHref} {...(isOutside(intakeHref) && newTab)}>
        {texts.contactUs}
        {isOutside(intakeHref) && (
          <>
            <NewTabHint />
            <Icon name="arrow-up-right" />
          </>
        )}
      </a>
      <a
        className="round"
        href={bookingHref}
        title={texts.bookingNote}
        {...(isOutside(bookingHref) && newTab)}
      >
        <Icon name="calendar-days" />
        {texts.bookConsultation}
        {isOutside(bookingHref) && <NewTabHint />}
      </a>
    </aside>
  )
}
