import { channel } from 'node:diagnostics_channel';

import { createTransport } from 'nodemailer';

import { openOutbox, type Outbox } from './outbox.ts';

/** A plain-text email. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** URL that unsubscribes from emails of this kind: by a click (GET), or by the mail client (POST, RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Stored emails when no mail server is configured; undefined otherwise. */
  outbox: Outbox | undefined;
}

/** Diagnostics channel that publishes the outcome of each email (`MailEnd`). */
export const mailChannel = channel('glossa:mail');

export interface MailEnd {
  outcome: 'sent' | 'failed' | 'kept';
}

async function told<Result>(outcome: 'sent' | 'kept', work: Promise<Result>): Promise<Result> {
  try {
    const result = await work;
    mailChannel.publish({ outcome } satisfies MailEnd);
    return result;
  } catch (error) {
    mailChannel.publish({ outcome: 'failed' } satisfies MailEnd);
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
    return { send: (mail) => told('kept', outbox.keep(mail)), outbox };
  }
  const transport = createTransport(smtpUrl, { from });
  return {
    send: async ({ unsubscribe, ...mail }) => {
      const headers = {
        // Suppresses out-of-office replies (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      await told('sent', transport.sendMail({ from, ...mail, headers }));
    },
    outbox: undefined,
  };
}
