const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}

export function linkTag(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text === '' ? address : text)}</a>`
}

export function imageTag(address: string, alt = ''): string {
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`
}

/** One of its paragraphs, or nothing. */
export function paragraphTag(html: string): string {
  return html === '' ? '' : `<p>${html}</p>`
}
