import { channel } from 'node:diagnostics_channel';

import { createTransport } from 'nodemailer';

import { openOutbox, type Outbox } from './outbox.ts';

/** A plain-text email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  /** URL that unsubscribes from emails of this kind: by a click (GET), or by the email app (POST, RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  send(email: Email): Promise<void>;
  /** Stored emails when no mail server is configured; undefined otherwise. */
  outbox: Outbox | undefined;
}

/** Diagnostics channel that publishes the outcome of each email (`EmailOutcome`). */
export const emailChannel = channel('glossa:mail');

export interface EmailOutcome {
  outcome: 'sent' | 'failed' | 'kept';
}

async function publishOutcome<Result>(outcome: 'sent' | 'kept', work: Promise<Result>): Promise<Result> {
  try {
    const result = await work;
    emailChannel.publish({ outcome } satisfies EmailOutcome);
    return result;
  } catch (error) {
    emailChannel.publish({ outcome: 'failed' } satisfies EmailOutcome);
    throw error;
  }
}

/** Creates a mailer that sends over SMTP, or stores emails in the `outbox` folder when no server is configured. */
export function createMailer({
  smtpUrl,
  from,
  outbox: folder,
}: {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}): Mailer {
  if (!smtpUrl) {
    const outbox = openOutbox(folder);
    return { send: (email) => publishOutcome('kept', outbox.store(email)), outbox };
  }
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async ({ unsubscribe, ...email }) => {
      const headers = {
        // Suppresses out-of-office replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      await publishOutcome('sent', transport.sendMail({ from, ...email, headers }));
    },
    outbox: undefined,
  };
}
