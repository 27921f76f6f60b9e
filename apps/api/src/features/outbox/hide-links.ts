/** The query of a link, or a random string as long as our tokens. Ids open nothing without a sign-in, so they stay. */
const secret =
  /(?<=https?:\/\/[^\s?<>"]*\?)[^\s<>"]+|(?<![\w-])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-]))[\w-]{32,}/g;

/** An email's text with every secret in its links replaced by an ellipsis; what is no known link form is hidden, too. */
export const hideLinks = (text: string): string => text.replaceAll(secret, '…');
