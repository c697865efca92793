// What XML 1.0 cannot hold, not even escaped (https://www.w3.org/TR/xml/#charsets): controls and halves of a pair.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** Text as it may stand in an XML document, between tags or in a quoted attribute. */
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

/** One element with text in it. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}
