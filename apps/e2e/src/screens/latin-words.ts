import type { Page } from '@playwright/test';

/** Latin-script words that are the same in every language: names, keys, units, file types, scopes and a password. */
const names =
  /^(Glossa|Ctrl|Esc|Enter|PageUp|PageDown|Basic|Pro|Ultimate|MP3|MP4|MKV|WebM|MOV|AVI|YouTube|txt|epub|srt|vtt|lrc|qwerty|MB|kB|GB|https?|Space|Delete|zip|CSV|LingQ|LWT|Lute|Anki|WordPress|Alt|Wiktionary|Merriam|Webster|WordReference|Reverso|Forvo|Tatoeba|DeepL|PIN|localhost|read|write|media)$/;

/**
 * Returns the words of three or more Latin letters that a screen shows or announces (labels, placeholders, titles).
 * Skips words next to digits, such as order numbers; user content, which is marked with its own language; texts that
 * contain `userContent` words; options; elements that match `skip`; and `words`, which come from the browser itself.
 */
export async function findLatinWords(
  page: Page,
  {
    userContent,
    skip = 'never',
    words = [],
  }: { userContent: readonly string[]; skip?: string; words?: readonly string[] },
): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const texts = await page.locator('body').evaluate(
    (body, [interfaceLanguage, skipped]) => {
      const visibleTexts: string[] = [];
      const collectTexts = (element: Element) => {
        const lang = element.getAttribute('lang');
        if (lang !== null && lang !== interfaceLanguage) return;
        if (element.matches(`script, style, svg, option, bdi, output, textarea, ${skipped}`)) return;
        if (!element.checkVisibility()) return;
        for (const name of ['aria-label', 'placeholder', 'title', 'aria-valuetext', 'alt']) {
          visibleTexts.push(element.getAttribute(name) ?? '');
        }
        for (const node of element.childNodes) {
          if (node instanceof Text) visibleTexts.push(node.data);
          else if (node instanceof Element) collectTexts(node);
        }
      };
      collectTexts(body);
      return visibleTexts;
    },
    [language, skip] as const,
  );
  const found = texts
    .filter((text) => !userContent.some((ownText) => text.includes(ownText)))
    .flatMap((text) => text.match(/(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? []);
  return [...new Set(found)].filter((word) => !names.test(word) && !words.includes(word));
}
