/** What the head of a page says of it to search engines and to apps that show a preview of a link. */
export interface PageHead {
  title: string;
  description: string;
  /** The absolute URL of the page. */
  url: string;
  /** The absolute URL of a picture. */
  image: string;
  /** The type of Open Graph. */
  type: 'website' | 'product';
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** Structured data of schema.org. */
  data?: object;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON that can stand in a script element: no end tag and no comment can begin in it. */
const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Writes the head's title, description and further tags into an HTML page. */
export function withHead(html: string, head: PageHead): string {
  const { title, description, url, image, type, isIndexed, data } = head;
  const tags = isIndexed
    ? [
        `<link rel="canonical" href="${escapeHtml(url)}">`,
        meta('property', 'og:site_name', 'Glossa'),
        meta('property', 'og:type', type),
        meta('property', 'og:title', title),
        meta('property', 'og:description', description),
        meta('property', 'og:url', url),
        meta('property', 'og:image', image),
        meta('name', 'twitter:card', 'summary'),
        meta('name', 'twitter:title', title),
        meta('name', 'twitter:description', description),
        meta('name', 'twitter:image', image),
        data ? `<script type="application/ld+json">${scriptJson(data)}</script>` : '',
      ]
    : [meta('name', 'robots', 'noindex')];
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/** Shortens a text to whole words of one line. */
export function excerpt(text: string, longest = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  // Languages without spaces are cut between signs, not within a surrogate pair.
  const end = cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : cut.length;
  return `${cut.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
