/** Spec 2.93 to 2.105. `{phone}` and `{email}` are the firm's, `{zone}` is such as "Eastern Time". */
export const contactTexts = {
  call: { title: 'Call Us', whatsapp: 'WhatsApp' },
  email: { title: 'Email Us', promise: 'Response within 24 hours.' },
  hours: {
    title: 'Office Hours',
    available: 'Available {days}.',
    days: '{first}-{last}',
    dayRange: '{first} to {last}',
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
    /** In which language the firm answers and talks, where it speaks that of the page, and where it does not; printed in translations. */
    answer: { spoken: 'We answer and talk in English.', other: 'We answer and talk in English.' },
    kept: 'We store them encrypted, and only our staff may read them.',
    /** Instead of the form on a site that can send nothing. */
    unavailable: {
      start: 'This is a demonstration: nothing is sent.',
      lead: 'You can reach us by phone or by email.',
      text: 'Please call {phone} or send an email to {email}.',
    },
    /** What sending a message does not do (ABA Model Rule 1.18). */
    notice: {
      /** Stored with every message; a changed notice needs a new version, the day of the change. */
      version: '2026-11-25',
      start: 'Before you write.',
      text: 'Sending us a message does not make us your lawyers: it creates no attorney-client relationship. Please leave out confidential details and send no documents. Confidentiality begins when you talk with one of our lawyers about your case, even if you do not hire us. Do not write in an emergency: call {phone}, or 911 if you are in danger.',
    },
  },
  location: {
    title: 'Our Location',
    directions: 'Get directions',
    /** Spoken after "Get directions". */
    directionsTo: 'to {office}',
    map: {
      text: 'Opening the map connects you to another company.',
      show: 'Show the map',
      frameTitle: 'Map of our office in {office}',
      loading: 'Loading the map…',
      slow: 'The map is slow to load. You can wait, open it in a new tab, or call us for directions.',
      offline: 'You seem to be offline, so the map cannot be shown. Our address is on this page.',
      refused: 'The map cannot be shown here. Open it in a new tab, or call us for directions.',
      help: 'Map not showing?',
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
      title: 'Choose a time online',
      text: 'Opening the calendar connects you to the company that runs it.',
      show: 'Show the calendar',
      newTab: 'Open it in a new tab',
      orCall: 'Or call',
      frameTitle: 'Calendar for booking a consultation',
      /** Beside a checkbox, once the form above holds name and email. */
      prefill: 'Use the name and email that I entered above',
      loading: 'Loading the calendar…',
      slow: 'The calendar is slow to load. You can wait, open it in a new tab, or call us.',
      offline: 'You seem to be offline, so the calendar cannot be shown. You can call us.',
      refused: 'The calendar cannot be shown here. Open it in a new tab, or call us.',
      help: 'Calendar not showing?',
      helpLink: 'Open it in a new tab',
      helpCall: 'or call',
    },
    phone: {
      title: 'Call to choose a time',
      text: 'Call us and say that you would like a consultation. We can find a time together.',
      call: 'Call {phone}',
    },
  },
}
