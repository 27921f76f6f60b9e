import { channel } from 'node:diagnostics_channel';

import { createTransport } from 'nodemailer';

import { openOutbox, type Outbox } from './outbox.ts';

/** A mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Address that stops mails of its kind, by a click (GET) or by the mail program itself (POST, RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Where mails are kept when no mail server is configured. */
  outbox: Outbox | undefined;
}

/** Where it is told of each mail whether the mail server took it (`MailEnd`). */
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

/** Sends by SMTP, or keeps mails in the `outbox` folder when no server is configured. */
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
        // So that no notice of somebody's absence is sent back (RFC 3834).
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
