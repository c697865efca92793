/** The public blog in English (specification, sections 2 and 5). */
export const blog = {
  list: {
    title: 'Immigration Updates & Blog',
    description:
      'What changed in U.S. immigration law, whom it touches, and what to do about it, in plain words.',
    subtitle: 'What changed, whom it touches, and what to do about it.',
    searchLabel: 'Search articles',
    searchPlaceholder: 'Search articles...',
    search: 'Search',
    /** On a page that is kept as a file. */
    searchNeedsScript:
      'The search needs JavaScript, which is switched off in your browser. Below are all our articles.',
    clearSearch: 'Clear the search',
    loading: 'Loading blog posts...',
    searchFailed:
      'The search did not get through, so the list is as before. It is tried again by itself.',
    noneFound: 'No articles found matching your search',
    noneYet: 'There are no articles yet. Please come back soon.',
    foundOne: '1 article found',
    foundMany: '{count} articles found',
    /** Where counting stopped. */
    foundMore: 'More than {count} articles found',
    categories: 'Categories',
    allCategories: 'All articles',
    inCategory: 'Articles about {category}',
    inCategoryDescription:
      'Articles about {category}: what changed, whom it touches, and what to do about it, in plain words.',
    readMore: 'Read more',
    /** Spoken after "Read more", to tell equal links apart. */
    readMoreAbout: 'about {title}',
    older: 'Older articles',
    newer: 'Newer articles',
    sample: 'Sample article',
    fallback:
      'Our articles cannot be loaded at the moment. Until they are back, you see sample articles, which no lawyer has reviewed. Please come back soon, or call us.',
  },
  post: {
    loading: 'Loading blog post...',
    by: 'By {author}',
    readingTimeOne: '1 minute to read',
    readingTimeMany: '{minutes} minutes to read',
    reviewed: 'Reviewed by {reviewer} on {date}. General information, not legal advice.',
    notReviewed: 'General information, not legal advice.',
    sampleNote:
      'This is a sample article that came with the site. No lawyer has reviewed it. Do not rely on it.',
    onThisPage: 'On this page',
    advice: [
      "Immigration law changes often, and an article can fall behind the rules. Look at the date at the top, and check the government agency's own page before you file anything.",
      'Every case is different. Please consult an attorney about yours before you decide, sign or travel.',
    ],
    share: {
      title: 'Pass it on',
      email: 'E-mail',
      emailBody: '{title}\n\n{address}',
      whatsapp: 'WhatsApp',
      copy: 'Copy or share the link',
      copied: 'The link is copied',
      address: 'Address of this article',
    },
    back: 'Back to all articles',
    readNext: 'Read next',
    outsideImage: 'Picture from {host}: show it',
    edit: 'Edit this post',
  },
  notFound: {
    title: 'Blog Post Not Found',
    text: "The article you're looking for doesn't exist or has been removed.",
    back: 'Back to Blog',
  },
}
