import type { DisplaySentence, DisplayToken } from './sentences.ts';

/** Words in these scripts, and numbers, need their spaces. */
const spacedScripts = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

const stripSpaces = (token: DisplayToken, before: string, after: string): DisplayToken => {
  if (token.word || !/\s/.test(token.text)) return token;
  const text = token.text.replaceAll(/\s+/g, (spaces, at: number) => {
    const previousChar = token.text.slice(0, at).at(-1) ?? before;
    const right = token.text[at + spaces.length] ?? after;
    return spacedScripts.test(previousChar) || spacedScripts.test(right) ? spaces : '';
  });
  return { ...token, text };
};

/** Removes spaces between words from paragraphs or other groups, except next to scripts and numbers that need them. */
export const withoutSpaces = <Group extends { sentences: readonly DisplaySentence[] }>(
  paragraphs: readonly Group[],
): Group[] =>
  paragraphs.map((paragraph) => ({
    ...paragraph,
    sentences: paragraph.sentences.map((sentence) => ({
      ...sentence,
      tokens: sentence.tokens.map((token, position) =>
        stripSpaces(
          token,
          sentence.tokens[position - 1]?.text.at(-1) ?? '',
          sentence.tokens[position + 1]?.text.at(0) ?? '',
        ),
      ),
    })),
  }));
