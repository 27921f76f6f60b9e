import type { Deps } from '#deps.ts';
import { mailRefusal } from '#platform/email/mail-refusal.ts';
import { putReceiptBack, takeReceipt } from './queries.ts';
import { receiptEmail } from './receipt-email.ts';

/** Milliseconds after which the rest is left to the next run: other upkeep waits. */
const longestRun = 20_000;
/** Emails that fail until the mail server is left alone for this run. */
const mostFailures = 3;

/**
 * Sends the receipts that are due. Each is taken before it is sent, so that nobody gets it twice; one that the mail server
 * didn't accept is due again.
 */
export async function sendReceipts({
  db,
  config,
  mailer,
  log,
}: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>): Promise<void> {
  const end = Date.now() + longestRun;
  const failed: string[] = [];
  while (failed.length < mostFailures && Date.now() < end) {
    const due = await takeReceipt(db);
    if (!due) break;
    const { id, email, uiLanguage, status } = due;
    if (email === null || status !== 'completed') continue;
    try {
      await mailer.send(
        receiptEmail(due, { email, uiLanguage: uiLanguage ?? 'en', publicUrl: config.publicUrl }),
      );
    } catch (error) {
      log.warn({ err: error, orderId: id }, 'a receipt could not be sent');
      if (mailRefusal(error) !== 'final') failed.push(id);
    }
  }
  // At the end, so that this run doesn't take them again.
  for (const id of failed) await putReceiptBack(db, id);
}
