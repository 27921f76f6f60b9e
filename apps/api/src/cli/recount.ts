import { checkTriggerCounts } from '#domain/recount/queries.ts';
import { recountLearners } from '#domain/recount/recount-learners.ts';
import { checkLedger } from '#domain/shop/ledger/ledger.ts';
import type { Command } from './command.ts';
import { createProgressLine, printTable } from './output.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

/** `glossa recount`: checks all stored counts, and repairs those of learners. */
export const recount: Command = {
  usage: `Usage: glossa recount [--repair]

Recomputes the stored counts and prints how many of them are wrong, which should be 0 for all. The worker does the same
for learners' counts every night. Exits with 1 if any are wrong.

  --repair  correct the counts of learners; report any other wrong counts as a bug and correct them by hand`,
  async run(args, { env, screen, signal }) {
    const { values } = readOptions(args, { repair: { type: 'boolean' } });
    const progressLine = createProgressLine(screen);
    return withSite(env, async ({ db }) => {
      const repair = values.repair ?? false;
      const onLearners = (count: number) => progressLine.show(`${count} learners`);
      const { learners, wrong } = await recountLearners(db, { signal, repair, onLearners });
      const { faults } = await checkLedger(db);
      const checks = [
        ...(await checkTriggerCounts(db)),
        { name: 'the ledger', wrong: faults.reduce((sum, { count }) => sum + count, 0) },
      ];
      progressLine.clear();
      const describeResult = (count: number, isRepaired = false) =>
        count === 0 ? 'ok' : isRepaired ? 'repaired' : 'WRONG';
      printTable(screen, [
        {
          counts: `words, texts and videos of ${learners} learners`,
          wrong,
          verdict: describeResult(wrong, repair),
        },
        ...checks.map((one) => ({ counts: one.name, wrong: one.wrong, verdict: describeResult(one.wrong) })),
      ]);
      return checks.some((one) => one.wrong > 0) || (wrong > 0 && !repair) ? 1 : 0;
    });
  },
};
