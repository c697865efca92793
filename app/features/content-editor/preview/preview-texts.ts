export const previewTexts = {
  title: 'Preview',
  about: 'The real pages with every draft in place of what readers see.',
  back: 'Changes to publish',
  page: 'Page',
  scheme: 'Colors',
  schemes: { light: 'Light', dark: 'Dark' },
  show: 'Show',
  newTab: 'Open in a new tab',
  phone: 'On a phone',
  desktop: 'On a desktop computer',
  links: 'Links to this preview',
  linksAbout:
    'Whoever has such a link sees every page with the drafts as they are at that moment, without signing in. Give it only to people who may read them now.',
  bar: {
    until: 'Preview until {time}: not what readers see.',
    staff: 'Preview of all drafts: not what readers see.',
    unfinished: 'Not shown, because they are not finished: {titles}.',
    forms: 'Forms and search belong to the published site.',
    leave: 'The published page',
  },
} as const
