// Never what changes something, and never the dashboard.
// https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/dashboard*', '/login', '/logout', '/setup/*', '/images/*'] } },
          { not: { selector_matches: '[rel~=nofollow],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The page's policy names its hash. */
export const speculationRules = JSON.stringify(rules)

/** By the script and not in the page, whose first bytes are for what is read first. */
export function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports('speculationrules')) return
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = speculationRules
  document.head.append(script)
}
