import { counted } from '#app/platform/texts/counted-text.ts'

/** The public blog in English (specification, sections 2 and 5). */
export const blog = {
  list: {
    title: 'Immigration Updates & Blog',
    description: 'What changed in U.S. immigration law, who is affected, and what you can do.',
    subtitle: 'What changed, who is affected, and what you can do.',
    searchLabel: 'Search articles',
    searchPlaceholder: 'Search articles...',
    search: 'Search',
    /** On a page that is kept as a file. */
    searchNeedsScript:
      'To search, switch on JavaScript in your browser. All our articles are listed below.',
    clearSearch: 'Clear the search',
    loading: 'Loading blog posts...',
    searchFailed: 'The search did not work, so the list has not changed. We are trying again.',
    noneFound: 'No articles found matching your search',
    noneYet: 'There are no articles yet. Please come back soon.',
    found: counted('en', { one: '{count} article found', other: '{count} articles found' }),
    /** Where counting stopped. */
    foundMore: counted('en', {
      one: 'More than {count} article found',
      other: 'More than {count} articles found',
    }),
    categories: 'Categories',
    allCategories: 'All articles',
    inCategory: 'Articles about {category}',
    inCategoryDescription:
      'Articles about {category}: what changed, who is affected, and what you can do.',
    readMore: 'Read more',
    /** Spoken after "Read more", to tell equal links apart. */
    readMoreAbout: 'about {title}',
    older: 'Older articles',
    newer: 'Newer articles',
    sample: 'Sample article',
    fallback:
      'Our articles cannot be loaded right now. Until they are back, you see sample articles that no lawyer has reviewed. Please come back soon, or call us.',
  },
  post: {
    loading: 'Loading blog post...',
    by: 'By {author}',
    readingTime: counted('en', {
      one: '{count} minute to read',
      other: '{count} minutes to read',
    }),
    reviewed: 'Reviewed by {reviewer} on {date}. General information, not legal advice.',
    notReviewed: 'General information, not legal advice.',
    sampleNote: 'This is a sample article. No lawyer has reviewed it. Do not rely on it.',
    onThisPage: 'On this page',
    advice: [
      "Immigration law changes often, so an article can go out of date. Look at the date at the top, and check the government agency's own page before you file anything.",
      'Every case is different. Please consult an attorney about yours before you decide, sign or travel.',
    ],
    share: {
      title: 'Share this article',
      email: 'Email',
      emailBody: '{title}\n\n{address}',
      whatsapp: 'WhatsApp',
      copy: 'Copy or share the link',
      copied: 'The link is copied',
      address: 'Address of this article',
    },
    back: 'Back to all articles',
    readNext: 'Read next',
    questions: 'Questions people ask about this',
    outsideImage: 'Show the picture from {host}',
    source: {
      changed: 'The {language} version was changed on {date}.',
      read: 'Read it in {language}.',
    },
    edit: 'Edit this post',
  },
  notFound: {
    title: 'Blog Post Not Found',
    text: "The article you're looking for doesn't exist or has been removed.",
    back: 'Back to Blog',
  },
}
