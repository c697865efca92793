import { countries } from '#app/features/site/content/en/countries.ts'
import type { Question } from '#app/features/site/pages/question.ts'

const questions: readonly Question[] = [
  {
    id: 'what-to-bring',
    question: 'What should I bring?',
    answer: [
      'Your passport, any letter from the government, and the papers you already have: birth and marriage certificates, visas, old applications. If there was an arrest or a court date, those papers too.',
      'Photos on your phone are fine for the first talk. If something is missing, come anyway: we tell you how to get it. Please do not e-mail documents before we have agreed to work together.',
    ],
  },
  {
    id: 'cost',
    question: 'What does it cost, and can I pay in parts?',
    answer: [
      'Ask what the consultation costs when you book; we tell you before it begins. After it, and before you owe anything more, you get our fee and the government’s fees in writing, with what each of them covers.',
      'Ask about a payment plan too. Whether we can offer one depends on the kind of case and on how soon it must be filed, so we do not promise it here. You may think about it at home before you sign.',
    ],
  },
  {
    id: 'phone-or-video',
    question: 'Can we talk by phone or video?',
    answer: [
      'Yes. You can have the consultation by phone or by video, from any country. Choose a place where you can speak freely, and use headphones if others are near.',
      'If you share your phone with somebody who must not know, tell us when it is safe to call, and we do not call at other times.',
    ],
  },
  {
    id: 'how-long',
    question: 'How long does the process take?',
    answer: [
      'It depends on the kind of case, on your country, and on how busy the agency is: some cases take months, others take many years. In the consultation we show you where the waiting is in yours, and which part of it you can shorten by preparing papers now.',
      'Nobody can promise you a date. If somebody does, be careful.',
    ],
    link: {
      text: 'See the agency’s current times',
      href: 'https://egov.uscis.gov/processing-times/',
    },
  },
]

/** Spec 2.93 to 2.105. `{phone}` and `{email}` are the firm's, `{zone}` is such as "Eastern Time". */
export const contact = {
  title: 'Contact Us',
  description:
    'Telephone, e-mail and office hours of the firm, how to book a consultation, where the offices are, and what to have near you.',
  subtitle:
    'Call or write, or book a visit. In office hours a person answers, and tells you what happens next.',
  call: { title: 'Call Us' },
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
    lead: 'A few sentences are enough to begin.',
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
    visit: 'Please book before you come, so that somebody has time for you.',
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
    title: 'Countries we serve',
    lead: 'These are a few of them. Wherever your passport is from, you may call.',
    /** The accessible name of the region filter. */
    regions: 'Region',
    all: 'All',
    southAmerica: 'South America',
    africa: 'Africa',
    pause: 'Pause',
    play: 'Play',
    countries,
  },
  schedule: {
    title: 'Schedule a Consultation',
    lead: 'The consultation takes 30 minutes, by phone, by video or in our office.',
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
  questions: {
    title: 'Before you come',
    items: questions,
  },
}

export type ContactContent = typeof contact
