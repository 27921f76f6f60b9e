import { masterKeys } from '@glossa/protection/sealed-files/master-keys';

import { reencryptServiceKeys } from '#domain/external-services/reencrypt-keys.ts';
import { reencryptFiles } from '#domain/stored-files/reencrypt-files.ts';
import type { Command } from './command.ts';
import { createProgressLine, formatMegabytes } from './output.ts';
import { auditFileChanges } from './audit-file-changes.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

const problems = { unknown: 'is sealed under a secret that is not given.', damaged: 'is damaged.' };
/** Maximum number of files listed. */
const maxListed = 20;

/** `glossa rotate-keys` */
export const rotateKeys: Command = {
  usage: `Usage: glossa rotate-keys

Seals anew, under SECRET, the files for sale and the keys of services that were sealed under one of EARLIER_SECRETS, so that
those can be left out. It may be stopped and called again, and the site may run meanwhile.

To change the secret: put the present one first in EARLIER_SECRETS and a new one in SECRET, start the site anew, run this,
and take the old one out of EARLIER_SECRETS. With the new SECRET, everybody signs in again, addresses of downloads that
have been given out end, and links in mails that stop reminders stop nothing any more. Backups that were made before need
the old one: keep it as long as them.`,
  async run(args, { env, screen, signal }) {
    readOptions(args, {});
    const line = createProgressLine(screen);
    return withSite(env, async ({ config, db, files }) => {
      const keys = masterKeys(config.secret, ...config.earlierSecrets);
      let problemCount = 0;
      let count = 0;
      const reencrypt = () =>
        reencryptFiles(files, keys, {
          signal,
          onFile: line.show,
          onReencrypted: () => (count += 1),
          onProblem: (key, problem) => {
            line.clear();
            if ((problemCount += 1) <= maxListed) screen.write(`✗ ${key} ${problems[problem]}\n`);
          },
        });
      const counts = await auditFileChanges(db, { verb: 'reseal', countOf: () => count }, reencrypt);
      line.clear();
      screen.write(
        `✓ ${counts.reencrypted.toLocaleString('en')} files were reencrypted (${formatMegabytes(counts.bytes)}), ${counts.current.toLocaleString('en')} already were.\n`,
      );
      const unchangedFiles = counts.unknown + counts.damaged;
      if (unchangedFiles > 0) {
        screen.write(`${unchangedFiles.toLocaleString('en')} files were left as they are.\n`);
      }
      const serviceKeys = await reencryptServiceKeys(db, config);
      if (serviceKeys.reencrypted > 0) {
        screen.write(`✓ ${serviceKeys.reencrypted} keys of services were reencrypted.\n`);
      }
      for (const service of serviceKeys.unknown) {
        screen.write(`✗ The key of ${service} can’t be decrypted. Enter it again at /admin/services.\n`);
      }
      const unchanged = unchangedFiles + serviceKeys.unknown.length;
      if (unchanged === 0 && config.earlierSecrets.length > 0) {
        screen.write(
          'EARLIER_SECRETS is no longer needed by any file or key here; backups made before need it.\n',
        );
      }
      return unchanged === 0 ? 0 : 1;
    });
  },
};
