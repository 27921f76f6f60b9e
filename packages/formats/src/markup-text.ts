import { blockElements } from './block-elements.ts';
import { parseMarkup } from './parse-markup.ts';

/** Elements that are skipped: code, images and their captions, form controls, and ruby annotations. */
const skippedElements = new Set(
  (
    'head script style template noscript svg math img picture figure object embed iframe canvas audio video map button ' +
    'select input textarea rt rp'
  ).split(' '),
);
const headings = /^h[1-6]$/;
/** Matches the EPUB types and roles of note references, notes and page breaks. */
const excludedTypePattern =
  /\b(?:noteref|footnote|footnotes|endnote|endnotes|rearnote|rearnotes|pagebreak|doc-\w*note\w*|doc-pagebreak)\b/;
/** Note references: superscript links match the first pattern, other links the second. */
const superscriptMarkPattern = /^[\s[(]{0,4}(?:\d{1,4}|[a-z])[\])\s]{0,4}$/i;
const plainMarkPattern = /^\s?(?:\[\d{1,4}\]|[*†‡§¶]{1,3})\s?$/;

/** The readable text of a document, with the positions of the requested elements. */
export interface MarkupText {
  paragraphs: string[];
  /** Index of the paragraph at or after the element with each requested ID. */
  paragraphIndexById: Map<string, number>;
  /** The first heading. */
  heading: string;
}

interface Element {
  name: string;
  skipped: boolean;
  /**
   * Text of the paragraph before the element, if the element is a link or `sup` that may turn out to be a note
   * reference.
   */
  textBefore: string | undefined;
  /** Number of links opened before the element. */
  links: number;
}

/**
 * Extracts the text of headings and paragraphs, with line breaks as newlines. If `wholeDocument` is true, ignores
 * everything outside the body. `ids` are the IDs of elements to locate.
 */
export async function extractMarkupText(
  markup: string,
  { wholeDocument, ids = new Set() }: { wholeDocument: boolean; ids?: ReadonlySet<string> },
): Promise<MarkupText> {
  const result: MarkupText = { paragraphs: [], paragraphIndexById: new Map(), heading: '' };
  const stack: Element[] = [];
  let skipping = 0;
  let links = 0;
  let openLinks = 0;
  let inBody = !wholeDocument;
  let inHeading = false;
  let paragraph = '';

  const end = () => {
    const text = tidy(paragraph);
    paragraph = '';
    if (text === '') return;
    result.paragraphs.push(text);
    if (inHeading && result.heading === '') result.heading = text.replaceAll('\n', ' ');
  };
  const isMark = ({ name, textBefore, links: linksBefore }: Element): boolean => {
    if (textBefore === undefined) return false;
    const text = paragraph.slice(textBefore.length);
    if (plainMarkPattern.test(text)) return true;
    // A superscript without a link may be an exponent or an ordinal suffix.
    return name === 'sup' && (openLinks > 0 || links > linksBefore) && superscriptMarkPattern.test(text);
  };
  await parseMarkup(markup, {
    open: (name, attributes) => {
      if (name === 'body') inBody = true;
      if (blockElements.has(name)) end();
      if (headings.test(name)) inHeading = true;
      const type = `${attributes['epub:type'] ?? ''} ${attributes['role'] ?? ''}`;
      const skipped = skippedElements.has(name) || excludedTypePattern.test(type) || 'hidden' in attributes;
      if (skipped) skipping++;
      const id = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined);
      if (id !== undefined && ids.has(id) && !result.paragraphIndexById.has(id)) {
        result.paragraphIndexById.set(id, result.paragraphs.length);
      }
      if (name === 'br' && skipping === 0) paragraph += '\n';
      const canBeNoteMark = name === 'sup' || name === 'a';
      stack.push({ name, skipped, textBefore: canBeNoteMark ? paragraph : undefined, links });
      if (name === 'a') {
        links++;
        openLinks++;
      }
    },
    close: (name) => {
      const element = stack.pop();
      if (element?.skipped) skipping--;
      if (element && isMark(element)) paragraph = element.textBefore ?? '';
      if (name === 'a') openLinks--;
      if (blockElements.has(name)) end();
      if (headings.test(name)) inHeading = false;
    },
    text: (text) => {
      if (skipping === 0 && inBody) paragraph += text.replaceAll(/\s/g, ' ');
    },
  });
  end();
  return result;
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.split(' ').filter(Boolean).join(' '))
    .join('\n')
    .trim();
