export const visitsTexts = {
  title: 'Analytics',
  lead: 'How often pages are read, and how often readers book, call or write. Counts, never people.',
  periodsLabel: 'Period',
  periods: { '7': '7 days', '30': '30 days', '90': '90 days', '12m': '12 months' },
  kindsLabel: 'What the chart shows',
  kinds: {
    page: 'Page views',
    booking: 'Booking links pressed',
    booked: 'Booked here',
    call: 'Calls pressed',
    message: 'Messages',
  },
  chart: {
    title: '{kind}, {period}',
    description: '{total} in all. The most were {highest}, on {when}. The table has every number.',
    nothing: 'Nothing has been counted in this period.',
  },
  byStep: {
    day: 'Day',
    month: 'Month',
    caption: 'By day',
    captionMonth: 'By month',
    quiet: 'Days and months that are not listed had none.',
  },
  byPost: { caption: 'By post', heading: 'Post', none: 'No post was read in this period.' },
  byPage: { caption: 'By page', heading: 'Page', none: 'No page was read in this period.' },
  export: 'Export as CSV',
  exportColumns: ['Day', 'Page', 'Name', 'What', 'Count'],
  counted: {
    title: 'How this is counted',
    texts: [
      'Each number is a count by day, page and kind. No cookie, no address and nothing else about a reader is stored, so nobody can be followed from one page to the next.',
      'Readers whose browser asks not to be tracked, readers without JavaScript, signed-in staff and most programs are not counted. The true numbers are therefore higher.',
      '“Booked here” is what the calendar on the Contact page reports. Who books on the calendar’s own page, or calls without pressing the number, is not in it.',
    ],
  },
  loadError: 'Error loading the counts. Please try again later.',
} as const
