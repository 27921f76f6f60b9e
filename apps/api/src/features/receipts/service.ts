import type { Deps } from '#deps.ts';
import { classifyRejection } from '#platform/email/classify-rejection.ts';
import { claimReceipt, markDue } from './queries.ts';
import { receiptEmail } from './receipt-email.ts';

/** Time limit for a run in milliseconds, so that other maintenance jobs don't wait. The next run continues. */
const maxRunTime = 20_000;
/** Number of failed emails after which a run stops, to spare the mail server. */
const maxFailures = 3;

/**
 * Sends the receipts that are due. Each is claimed before it is sent, so that none is sent twice. A receipt that the
 * mail server temporarily rejected becomes due again.
 */
export async function sendReceipts({
  db,
  config,
  mailer,
  log,
}: Pick<Deps, 'db' | 'config' | 'mailer' | 'log'>): Promise<void> {
  const end = Date.now() + maxRunTime;
  const failed: string[] = [];
  while (failed.length < maxFailures && Date.now() < end) {
    const dueReceipt = await claimReceipt(db);
    if (!dueReceipt) break;
    const { id, email, uiLanguage, status } = dueReceipt;
    if (email === null || status !== 'completed') continue;
    try {
      await mailer.send(
        receiptEmail(dueReceipt, { email, uiLanguage: uiLanguage ?? 'en', publicUrl: config.publicUrl }),
      );
    } catch (error) {
      log.warn({ err: error, orderId: id }, 'could not send receipt');
      if (classifyRejection(error) !== 'final') failed.push(id);
    }
  }
  // Mark the failed receipts as due only after the loop, so that this run doesn't claim them again.
  for (const id of failed) await markDue(db, id);
}
