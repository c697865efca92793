import { isOutside, newTab, NewTabHint } from '#app/ui/button.tsx'
import type { Frame } from '#app/ui/frame/frame.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Spec 2.43 and 2.44. */
export function FloatingButtons({ frame }: { frame: Frame }) {
  const { texts, intakeHref, bookingHref } = frame
  return (
    <aside className="floats" aria-label={texts.contactUs}>
      <a className="pill" href={intakeHref} {...(isOutside(intakeHref) && newTab)}>
        <Icon name="message-circle" />
        {texts.contactUs}
        {isOutside(intakeHref) && <NewTabHint text={texts.newTab} />}
      </a>
      <a
        className="round"
        href={bookingHref}
        title={texts.bookingNote}
        {...(isOutside(bookingHref) && newTab)}
        data-float-booking
      >
        <Icon name="calendar-days" />
        <span className="vh">{texts.bookConsultation}</span>
        {isOutside(bookingHref) && <NewTabHint text={texts.newTab} />}
      </a>
    </aside>
  )
}
