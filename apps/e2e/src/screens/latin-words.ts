import type { Page } from '@playwright/test';

/** Words of Latin letters that belong to no language: names, keys, units, kinds of files, a password. */
const names =
  /^(Glossa|Ctrl|Esc|Enter|PageUp|PageDown|Basic|Pro|Ultimate|MP3|MP4|MKV|WebM|MOV|AVI|YouTube|txt|epub|srt|vtt|lrc|qwerty|MB|kB|GB|https?|Space|Delete|zip|CSV|LingQ|LWT|Lute|Anki|WordPress)$/;

/**
 * Words of three or more plain Latin letters that a screen shows or says (labels, placeholders, titles), but for what
 * stands beside digits, as in the numbers of orders, and what people wrote themselves: content marked with its own
 * language, texts with `own` words, options of a choice, and what the selector `skip` finds; and but for the `words` that
 * the browser says.
 */
export async function latinWords(
  page: Page,
  { own, skip = 'never', words = [] }: { own: readonly string[]; skip?: string; words?: readonly string[] },
): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  const texts = await page.locator('body').evaluate(
    (body, [interfaceLanguage, skipped]) => {
      const said: string[] = [];
      const walk = (element: Element) => {
        const lang = element.getAttribute('lang');
        if (lang !== null && lang !== interfaceLanguage) return;
        if (element.matches(`script, style, svg, option, bdi, output, textarea, ${skipped}`)) return;
        if (!element.checkVisibility()) return;
        for (const name of ['aria-label', 'placeholder', 'title', 'aria-valuetext', 'alt']) {
          said.push(element.getAttribute(name) ?? '');
        }
        for (const node of element.childNodes) {
          if (node instanceof Text) said.push(node.data);
          else if (node instanceof Element) walk(node);
        }
      };
      walk(body);
      return said;
    },
    [language, skip] as const,
  );
  const found = texts
    .filter((text) => !own.some((given) => text.includes(given)))
    .flatMap((text) => text.match(/(?<![\p{L}\d])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? []);
  return [...new Set(found)].filter((word) => !names.test(word) && !words.includes(word));
}
