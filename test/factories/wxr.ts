type Item = {
  id: number
  title?: string
  type?: string
  status?: string
  content?: string
  more?: string
}

/** An export of WordPress, of a kind with its own. */
export function wxr(items: readonly Item[], { before = '', channel = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${before}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name><![CDATA[Ada O&#8217;Hara]]></wp:author_display_name></wp:author>
${channel}
${items.map(itemXml).join('\n')}
</channel>
</rss>`
}

function itemXml({
  id,
  title = `Title ${id}`,
  type = 'post',
  status = 'publish',
  content = TEXT,
  more = '',
}: Item) {
  return `<item>
<title>${title}</title>
<link>https://old.example/2019/04/title-${id}/</link>
<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">ada</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>2019-04-0${(id % 9) + 1} 08:00:00</wp:post_date>
<wp:post_date_gmt>2019-04-0${(id % 9) + 1} 12:00:00</wp:post_date_gmt>
<wp:post_name>title-${id}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>
<category domain="category" nicename="visa"><![CDATA[Visa &amp; Travel]]></category>
<category domain="post_tag" nicename="h-1b"><![CDATA[H-1B]]></category>
${more}
</item>`
}

const TEXT = `<!-- wp:paragraph -->
<p>A paragraph that is long enough to be published on the site of the firm.</p>
<!-- /wp:paragraph -->`
