import type { Address } from '#app/addresses.ts'

export const helpTexts = {
  title: 'Help',
  lead: 'How a post goes from a draft to its readers, and what each screen is for.',
  wayTitle: 'From a draft to its readers',
  screensTitle: 'The screens',
  keysTitle: 'Keyboard',
  keys: 'Press Ctrl+K to find anything in the dashboard, and ? for the list of shortcuts.',
  steps: [
    {
      name: 'list',
      title: 'Begin in the list of posts',
      text: 'Press “New Post”, or the copy button of a post to begin with its text. The list is narrowed by status, category, author and review; the address keeps the filter, so a bookmark opens it again.',
    },
    {
      name: 'write',
      title: 'Write the draft',
      text: 'Title, excerpt, text, author and categories. What you type is saved every few seconds, on this computer and on the server, until the post is saved.',
    },
    {
      name: 'check',
      title: 'Check it',
      text: 'The checklist names what readers would miss: descriptions of images, links that say nothing, amounts that should be legal facts. Under “Review” hand the draft to a colleague: “Ready for review”, with a note. They comment on paragraphs (Ctrl+Alt+M where the cursor is), and publish it or hand it back. Comments are never published.',
    },
    {
      name: 'publish',
      title: 'Publish, at once or at a time',
      text: 'Turn “Published” on and save. With “Publish at” readers see the post from that time on. Whoever writes without the right to publish asks a lawyer of the firm to do it.',
    },
    {
      name: 'read',
      title: 'What readers see',
      text: 'The post is on the blog, in the feeds and in the site’s search. Its row in the list says how often it is read. Every earlier text is under Revisions, which show what has changed since in the text as it reads. A deleted post is in the trash for 30 days.',
    },
  ],
  pictureOf: 'Screen: {title}',
  /** One sentence for each section, by its address. */
  screens: {
    '/dashboard/overview': 'What waits for you, and what will be published this week.',
    '/dashboard': 'All posts of the blog: to write, find, publish, unpublish and delete them.',
    '/dashboard/messages':
      'What visitors wrote by the contact form, encrypted, with who answers it.',
    '/dashboard/content':
      'What the pages say about the firm: people, services, offices, questions; new pages begin here.',
    '/dashboard/facts': 'Fees, amounts and times that the texts quote, each with its source.',
    '/dashboard/images':
      'Every uploaded image: its description, its focal point and where it is used.',
    '/dashboard/visits':
      'How often pages are read and readers call, book or write; counts, never people.',
    '/dashboard/activity': 'Who did what and when.',
    '/dashboard/staff': 'Accounts of colleagues and what each may do.',
  } satisfies Partial<Record<Address, string>>,
} as const
