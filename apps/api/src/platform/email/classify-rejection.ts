/**
 * Why an email was rejected: `final` for this address, `later` for a temporary error, `away` when the mail server
 * accepts nothing at all.
 */
export type EmailRejection = 'final' | 'later' | 'away';

/** Classifies an error from nodemailer by the mail server's reply code (RFC 5321, 4.2). */
export function classifyRejection(error: unknown): EmailRejection {
  const code = (error as { responseCode?: unknown }).responseCode;
  // 421: the service is shutting down; 530 to 539: authentication failed.
  if (typeof code !== 'number' || code < 400 || code === 421 || (code >= 530 && code < 540)) return 'away';
  return code < 500 ? 'later' : 'final';
}
