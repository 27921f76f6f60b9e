const blocks = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol optgroup option p pre section ' +
    'summary table tbody td tfoot th thead title tr ul'
  ).split(' '),
);
const inlines = new Set(
  (
    'a abbr acronym area audio b base bdi bdo big button canvas cite code col colgroup data datalist del dfn em embed ' +
    'font i iframe img input ins kbd label link map mark meta noscript object output param picture progress q rp rt ' +
    'ruby s samp script select small source span strike strong style sub sup svg template textarea time track tt u ' +
    'var video wbr'
  ).split(' '),
);
const tag = /<\/?([a-z][a-z0-9]{0,10})(?![a-z0-9])([^<>]*)>/gi;
const documentType = /<!doctype\s[^<>]{0,300}>/gi;

/** Removes everything from each `open` to the next `close`. An `open` without a `close` is kept. */
const removeRanges = (text: string, open: RegExp, close: RegExp): string => {
  const parts: string[] = [];
  let from = 0;
  for (let start = open.exec(text); start; start = open.exec(text)) {
    close.lastIndex = open.lastIndex;
    const end = close.exec(text);
    if (!end) break;
    parts.push(text.slice(from, start.index));
    from = end.index + end[0].length;
    open.lastIndex = from;
  }
  return from === 0 ? text : parts.join('') + text.slice(from);
};

const attributes =
  /^(?:\s+(?:async|autofocus|autoplay|checked|controls|defer|disabled|hidden|loop|multiple|muted|novalidate|open|readonly|required|reversed|selected))+\s*\/?$/i;

// Other words without a value aren't attributes: `a <b and c> d` contains no tag.
const isTagRest = (rest: string): boolean =>
  /^\s*\/?$/.test(rest) || (/^\s/.test(rest) && rest.includes('=')) || attributes.test(rest);

/**
 * Removes HTML comments, scripts, styles and the tags of HTML elements. A block-level tag becomes a line end, so that
 * the words around it stay apart. Keeps other uses of `<`. Linear in the length of the text.
 */
export const stripHtml = (text: string): string => {
  if (!text.includes('<')) return text;
  const withoutComments = removeRanges(text, /<!--/g, /-->/g);
  const withoutScripts = removeRanges(withoutComments, /<script[\s>]/gi, /<\/script>/gi);
  return removeRanges(withoutScripts, /<style[\s>]/gi, /<\/style>/gi)
    .replace(documentType, '')
    .replace(tag, (match: string, name: string, rest: string) => {
      if (!isTagRest(rest)) return match;
      const element = name.toLowerCase();
      if (blocks.has(element)) return '\n';
      return inlines.has(element) ? '' : match;
    });
};
