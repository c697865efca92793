import * as z from 'zod/mini'
import {
  choice,
  group,
  line,
  list,
  order,
  pageSlug,
  paragraph,
  reference,
  quickExit,
  yesNo,
} from '#app/features/entries/fields.ts'
import { pageImage, sectionList } from '#app/features/content/records/sections.ts'

export const serviceSchema = z.object({
  /** As in the menus. */
  name: line('Name', { max: 60, hint: 'As in the menus.' }),
  /** In the menu, under its name. */
  note: line('Under its name in the menu', { max: 120 }),
  description: paragraph('Description for search engines', { max: 300 }),
  slug: z.optional(pageSlug()),
  icon: choice('Icon', {
    house: 'House',
    briefcase: 'Briefcase',
    'id-card': 'Card',
    landmark: 'Public building',
    'shield-check': 'Shield',
    building: 'Office building',
  }),
  /** What the drawing's thread arrives at. */
  art: choice('Drawing', {
    door: 'One door',
    doors: 'Several doors',
    street: 'Street',
    papers: 'Papers',
    book: 'Book',
  }),
  /** Then readers find it nowhere; what is written here stays. */
  notOffered: z.optional(
    yesNo('The firm does not offer this', 'Readers find it nowhere: no page, no menu, no search.'),
  ),
  notInMenu: z.optional(
    yesNo('Leave out of the services menu', 'Its page is on the services page.'),
  ),
  /** Articles whose category has one of them are about the service. */
  topics: z.optional(
    list('Words of its articles', line('Word', { max: 60 }), {
      hint: 'An article is about this service when its category has a word that begins so.',
    }),
  ),
  /** Of the questions that readers of such an article have. */
  faqSection: z.optional(reference('Section of the FAQ page', 'section')),
  /** For people at risk: the page has the quick exit. */
  quickExit: quickExit(),
  /** Spec 3.21. */
  card: group('Card in lists', {
    description: paragraph('Description', { max: 300 }),
    features: list('Features', line('Feature', { max: 120 }), { min: 4, max: 4 }),
  }),
  hero: group('Top of the page', {
    title: line('Title', { max: 120 }),
    subtitle: paragraph('Subtitle', { max: 400 }),
  }),
  image: z.optional(pageImage()),
  sections: sectionList(),
  order: order(),
})
