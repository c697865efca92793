/** The Not-found page in English (specification, section 2). */
export const notFound = {
  title: 'Page Not Found',
  text: "The page you are looking for doesn't exist or has been moved.",
  returnHome: 'Return to Home',
  goBack: 'Go Back',
  /** Written to the browser's console. */
  consoleMessage: 'Page Not Found: this address does not exist on the site, or has been moved.',
}
