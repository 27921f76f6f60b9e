import { masterKeys } from '@glossa/protection/sealed-files/master-keys';

import { reencryptAppSecrets } from '#domain/accounts/reencrypt-app-secrets.ts';
import { reencryptServiceKeys } from '#domain/external-services/reencrypt-keys.ts';
import { reencryptFiles } from '#domain/stored-files/reencrypt-files.ts';
import type { Command } from './command.ts';
import { createProgressLine, formatMegabytes } from './output.ts';
import { auditFileChanges } from './audit-file-changes.ts';
import { readOptions } from './read-options.ts';
import { withSite } from './with-site.ts';

const problems = { unknown: 'is encrypted with an unknown secret.', damaged: 'is damaged.' };
/** Maximum number of problem files that are listed. */
const maxListed = 20;

/** `glossa rotate-keys`: re-encrypts files for sale and keys after SECRET has changed. */
export const rotateKeys: Command = {
  usage: `Usage: glossa rotate-keys

Re-encrypts files for sale, the keys of services and the secrets of authenticator apps with the current SECRET if they
were encrypted with one of EARLIER_SECRETS, so that the earlier secrets can be removed. It can be stopped and run again,
and the site can keep running.

To change the secret: move the current one to the start of EARLIER_SECRETS, set a new SECRET, restart the site, run this
command, and remove the old secret from EARLIER_SECRETS. After the change, all users have to sign in again, and existing
download URLs and unsubscribe links stop working. Backups made before the change need the old secret: keep it as long as
you keep them.`,
  async run(args, { env, screen, signal }) {
    readOptions(args, {});
    const progressLine = createProgressLine(screen);
    return withSite(env, async ({ config, db, files }) => {
      const keys = masterKeys(config.secret, ...config.earlierSecrets);
      let problemCount = 0;
      let count = 0;
      const reencrypt = () =>
        reencryptFiles(files, keys, {
          signal,
          onFile: progressLine.show,
          onReencrypted: () => (count += 1),
          onProblem: (key, problem) => {
            progressLine.clear();
            if ((problemCount += 1) <= maxListed) screen.write(`✗ ${key} ${problems[problem]}\n`);
          },
        });
      const counts = await auditFileChanges(db, { verb: 'reseal', getCount: () => count }, reencrypt);
      progressLine.clear();
      screen.write(
        `✓ Files re-encrypted: ${counts.reencrypted.toLocaleString('en')} (${formatMegabytes(counts.bytes)}), already up to date: ${counts.current.toLocaleString('en')}\n`,
      );
      const unchangedFiles = counts.unknown + counts.damaged;
      if (unchangedFiles > 0) screen.write(`Files left unchanged: ${unchangedFiles.toLocaleString('en')}\n`);
      const serviceKeys = await reencryptServiceKeys(db, config);
      if (serviceKeys.reencrypted > 0)
        screen.write(`✓ Keys of services re-encrypted: ${serviceKeys.reencrypted}\n`);
      for (const service of serviceKeys.unknown) {
        screen.write(`✗ The key of ${service} can’t be decrypted. Enter it again at /admin/services.\n`);
      }
      const apps = await reencryptAppSecrets(db, keys);
      if (apps.reencrypted > 0) {
        screen.write(
          `✓ Secrets of authenticator apps re-encrypted: ${apps.reencrypted.toLocaleString('en')}\n`,
        );
      }
      if (apps.unreadable > 0) {
        screen.write(
          `Secrets of authenticator apps left unchanged: ${apps.unreadable.toLocaleString('en')}\n`,
        );
      }
      const unchanged = unchangedFiles + serviceKeys.unknown.length + apps.unreadable;
      if (unchanged === 0 && config.earlierSecrets.length > 0) {
        screen.write('No file or key here needs EARLIER_SECRETS any longer, but earlier backups do.\n');
      }
      return unchanged === 0 ? 0 : 1;
    });
  },
};
