import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSmtpServer } from '#testing/smtp-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

const smtpReplies: Record<string, string> = {
  'gone@example.org': '550 nobody',
  'full@example.org': '451 later',
};
let server: Awaited<ReturnType<typeof startSmtpServer>>;
let mailer: Mailer;
beforeAll(async () => {
  server = await startSmtpServer((recipient) => smtpReplies[recipient]);
  mailer = createMailer({ smtpUrl: server.url, from: 'Glossa <glossa@example.org>', outbox: '' });
});
afterAll(() => server.stop());

/** Returns the headers by name, and the body, of the last email received. */
function lastEmail() {
  const [head = '', ...body] = (server.emails.at(-1) ?? '').split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: body.join('\r\n\r\n') };
}

const decodeWords = (words: string): string =>
  [...words.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)]
    .map(([, base64]) => Buffer.from(base64 as string, 'base64').toString())
    .join('');

test('sends text in any script unchanged, and suppresses automatic replies', async () => {
  const text = 'مرحبًا ليلى،\n\n.\nلم تتعلّم شيئًا اليوم بعد.\n';
  await mailer.send({ to: 'layla@example.org', subject: 'هل تقرأ قليلًا اليوم؟', text });
  const { headers, body } = lastEmail();
  expect(headers).toMatchObject({
    From: ' Glossa <glossa@example.org>',
    To: ' layla@example.org',
    'Content-Type': ' text/plain; charset=utf-8',
    'Content-Transfer-Encoding': ' base64',
    'Auto-Submitted': ' auto-generated',
  });
  expect(decodeWords(headers['Subject'] as string)).toBe('هل تقرأ قليلًا اليوم؟');
  expect(Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n')).toBe(text);
  expect(headers).not.toHaveProperty('List-Unsubscribe');
});

test('adds the unsubscribe headers to an email with an unsubscribe link', async () => {
  const unsubscribe = `https://glossa.example.org/unsubscribe?token=daily.${'a'.repeat(80)}`;
  await mailer.send({ to: 'rea@example.org', subject: 'Today', text: 'Hello.\n', unsubscribe });
  expect(lastEmail().headers).toMatchObject({
    'List-Unsubscribe': ` <${unsubscribe}>`,
    'List-Unsubscribe-Post': ' List-Unsubscribe=One-Click',
  });
});

test.each([
  ['gone@example.org', 550],
  ['full@example.org', 451],
])('rejects with the mail server’s response code for %s', async (to, responseCode) => {
  await expect(mailer.send({ to, subject: 'Today', text: 'Hello.' })).rejects.toMatchObject({ responseCode });
});
