/** What a reader sees of a page: "# " begins a heading, and a link is "[its words](its address)". */
export function wordsOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(
      /<(script|template)[\s\S]*?<\/\1>|<!--.*?-->|<span class="one">(.*?)<\/span>/g,
      '$2',
    )
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, (svg) => svg.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replaceAll(/<h(\d)[^>]*>/g, (_, level: string) => `\n${'#'.repeat(Number(level))} `)
    .replaceAll(/<\/?span[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/(?<=\[)\s|\s(?=\])/g, '')
    .replaceAll('&amp;', '&')
}
