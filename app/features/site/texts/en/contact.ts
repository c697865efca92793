/** Spec 2.93 to 2.105. `{phone}` and `{email}` are the firm's, `{zone}` is such as "Eastern Time". */
export const contactTexts = {
  call: { title: 'Call Us', whatsapp: 'WhatsApp' },
  email: { title: 'Email Us', promise: 'Response within 24 hours.' },
  hours: {
    title: 'Office Hours',
    available: 'Available {days}.',
    openNow: 'Open now, until {time} {zone}.',
    closedNow: 'Closed now. We open on {day} at {time} {zone}.',
    nextOfficeTime: 'Next office time: {day}, {time}.',
    inTheOffice: 'We are in the office now, until {time}.',
    closedOn: 'Closed on {day}.',
    elsewhere: 'In {city} that is {opens} - {closes}.',
    /** From which many call. */
    cities: [
      { name: 'Lagos', timeZone: 'Africa/Lagos' },
      { name: 'Bogotá', timeZone: 'America/Bogota' },
    ],
  },
  message: {
    title: 'Send Us a Message',
    /** Instead of the form on a site that can send nothing. */
    unavailable: {
      lead: 'By telephone or by e-mail.',
      text: 'Nothing can be sent from this website. Please call {phone}, or write to {email} with your own e-mail program.',
    },
    /** What sending a message does not do (ABA Model Rule 1.18). */
    notice: {
      /** Stored with every message; a changed notice needs a new version, the day of the change. */
      version: '2026-11-21',
      start: 'Before you write.',
      text: 'Sending us a message does not make us your lawyers: it creates no attorney-client relationship. Please leave out confidential details and send no documents. Do not write in an emergency: call {phone}, or 911 if you are in danger.',
    },
  },
  location: {
    title: 'Our Location',
    directions: 'Get directions',
    /** Spoken after "Get directions". */
    directionsTo: 'to {office}',
    map: {
      text: 'The map comes from an outside company and opens only if you ask.',
      show: 'Show the map',
      frameTitle: 'Map of our office in {office}',
      loading: 'Loading the map…',
      slow: 'The map has not answered yet. You can wait, open it in a new tab, or call us for the way.',
      offline: 'You seem to be offline, so the map cannot come. The address stands on this page.',
      refused: 'The map cannot be shown here. Open it in a new tab, or call us for the way.',
      help: 'Is the map empty?',
      helpLink: 'Open it in a new tab',
      helpCall: 'or call',
    },
  },
  carousel: {
    /** The accessible name of the region filter. */
    regions: 'Region',
    all: 'All',
    southAmerica: 'South America',
    africa: 'Africa',
    pause: 'Pause',
    play: 'Play',
  },
  schedule: {
    title: 'Schedule a Consultation',
    /** With an outside calendar, and without one. */
    calendar: {
      title: 'Pick a time yourself',
      text: 'The calendar belongs to an outside company. It loads when you press the button, and not before.',
      show: 'Show the calendar',
      newTab: 'Open it in a new tab',
      orCall: 'Or call',
      frameTitle: 'Calendar for booking a consultation',
      /** Beside a checkbox, once the form above holds name and email. */
      prefill: 'Fill in the name and e-mail that I wrote above',
      loading: 'Loading the calendar…',
      slow: 'The calendar has not answered yet. You can wait, open it in a new tab, or call us.',
      offline: 'You seem to be offline, so the calendar cannot come. You can call us.',
      refused: 'The calendar cannot be shown here. Open it in a new tab, or call us.',
      help: 'Is the calendar empty?',
      helpLink: 'Open it in a new tab',
      helpCall: 'or call',
    },
    phone: {
      title: 'Find a time with us',
      text: 'Times are agreed by telephone. Call us, say that you would like a consultation, and we find one together.',
      call: 'Call {phone}',
    },
  },
}
