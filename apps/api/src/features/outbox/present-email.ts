import type { OutboxMessage } from '@glossa/contract/outbox';

import type { StoredEmail } from '#platform/email/outbox.ts';
import type { Recipient } from './queries.ts';

/** A link's query string, or any string as long as our tokens, except IDs, which are useless without a session. */
const secretPattern =
  /(?<=https?:\/\/[^\s?<>"]*\?)[^\s<>"]+|(?<![\w-])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-]))[\w-]{32,}/g;

/** Presents an email to an admin, replacing the secrets in its links with an ellipsis. */
export function presentEmail(
  { id, to, subject, text, sent_at }: StoredEmail,
  { recipients, adminId }: { recipients: readonly Recipient[]; adminId: string },
): OutboxMessage {
  const redacted = text.replaceAll(secretPattern, '…');
  const links =
    redacted === text ? 'none' : isForOtherAdmin(recipients, adminId) ? 'of_another_admin' : 'hidden';
  return { id, to, subject, text: redacted, sent_at, links };
}

/** Returns whether an email was sent to another admin. Its links could give access to that admin's account. */
export const isForOtherAdmin = (recipients: readonly Recipient[], adminId: string): boolean =>
  recipients.some(({ isSuperuser, id }) => isSuperuser && id !== adminId);
