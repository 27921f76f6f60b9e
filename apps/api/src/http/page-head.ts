/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URL of an image. */
  image: string;
  /** Open Graph type. */
  type: 'website' | 'product';
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** Structured data (schema.org). */
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

/** Escapes JSON for a script element, so that no end tag or comment can start in it. */
const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Writes title, description and further metadata into the head of an HTML page. */
export function insertHead(html: string, head: PageHead): string {
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

/** Shortens text to one line of at most `maxLength` characters, if possible at the end of a word. */
export function excerpt(text: string, maxLength = 160): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const truncated = line.slice(0, maxLength - 1);
  // Languages without spaces are cut between characters, but not within a surrogate pair.
  const end = truncated.lastIndexOf(' ') > maxLength / 2 ? truncated.lastIndexOf(' ') : truncated.length;
  return `${truncated.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
