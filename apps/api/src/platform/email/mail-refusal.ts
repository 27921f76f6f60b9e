/** What it means that a mail was not taken: this address never, this mail not now, or the mail server takes none at all. */
export type MailRefusal = 'final' | 'later' | 'away';

/** Reads what nodemailer throws; it gives the code that the mail server answered (RFC 5321, 4.2). */
export function mailRefusal(error: unknown): MailRefusal {
  const code = (error as { responseCode?: unknown }).responseCode;
  // 421: the server is about to close; 530 to 539: it does not take us for who we are.
  if (typeof code !== 'number' || code < 400 || code === 421 || (code >= 530 && code < 540)) return 'away';
  return code < 500 ? 'later' : 'final';
}
