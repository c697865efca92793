// What XML 1.0 cannot hold, not even escaped (https://www.w3.org/TR/xml/#charsets): controls and lone surrogates.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** For element content and quoted attributes. */
export function xmlText(text: string): string {
  const names: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": 'apos',
  }
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (mark) => `&${names[mark]};`)
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}
