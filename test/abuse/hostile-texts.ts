import type { PostForm } from '#app/features/posts/post.ts'

export const HOSTILE = {
  element: '<img src=x onerror=alert(1)><svg onload=alert(1)>',
  script: '</script><script>alert(1)</script>',
  attribute: `"'><b onmouseover="alert(1)" autofocus onfocus=alert(1)>`,
  comment: '</title></style></textarea><!--<script>alert(1)//-->',
  template: '{{alert(1)}}${alert(1)}\u2028\u2029',
} as const

export const hostileLinks = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt&colon;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](vbscript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](//evil.example/ "onmouseover=alert(1)")',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml,<svg onload=alert(1)>)',
  '![" onerror="alert(1)](https://pictures.example.com/b.png"onerror="alert(1))',
  '<javascript:alert(1)>',
  '<https://example.com/"onmouseover="alert(1)>',
  '[a][b]',
  '[b]: javascript:alert(1)',
  '# <img src=x onerror=alert(1)> heading',
  '```js"onmouseover="alert(1)\n</code></pre><script>alert(1)</script>\n```',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>a</button></form>',
  '<style>@import "https://evil.example/a.css"</style>',
]

export const hostilePost: Partial<PostForm> = {
  title: `${HOSTILE.script}${HOSTILE.element} title`,
  excerpt: Object.values(HOSTILE).join(' '),
  content: [...Object.values(HOSTILE), ...hostileLinks].join('\n\n'),
  author: `${HOSTILE.attribute} author`,
  date: '<script>alert(1)</script> date',
  categories: `<b onclick=alert(1)>, ${HOSTILE.script}, javascript:alert(1)`,
  image: 'https://pictures.example.com/a.png"onerror="alert(1)',
  imageAlt: HOSTILE.attribute,
}
