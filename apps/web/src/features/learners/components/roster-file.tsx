import { rosterLimit, uploadRoster } from '@glossa/contract/learner-import';
import type { RosterPreview } from '@glossa/contract/learner-import';
import { Progress } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { useFileDrop } from '../../../lib/files/use-file-drop.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import classes from './roster-file.module.css';

const example = 'email,firstname,lastname,username,current_language,subscription_type,points,password';

/** The first step: a list is chosen or dropped, and looked at by the server. */
export function RosterFile({ onPreview }: { onPreview: (preview: RosterPreview) => void }) {
  const { t } = useTranslation('learners');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useEndpointMutation(uploadRoster, {
    meta: { quiet: true },
    onSuccess: onPreview,
    onError: (error) => setProblem(errorText(error)),
  });
  const take = (file: File | undefined) => {
    if (!file || isPending) return;
    setProblem(file.size > rosterLimit ? t('import.too_large') : undefined);
    if (file.size <= rosterLimit) mutate({ files: { file } });
  };
  const { dropping, handlers } = useFileDrop(([file]) => take(file));
  return (
    <div {...handlers} className={classes.area} data-dropping={dropping || undefined}>
      <label className={classes.field} data-busy={isPending || undefined}>
        <IconFileSpreadsheet className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />
        <span className={classes.title}>{t(isPending ? 'import.reading' : 'import.choose')}</span>
        <span className={classes.help}>{t('import.kinds')}</span>
        <input
          type="file"
          className={classes.input}
          accept=".csv,.tsv,.txt"
          disabled={isPending}
          aria-label={t('import.choose')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {isPending && (
          <Progress.Root size={6} className={classes.bar}>
            <Progress.Section value={100} animated aria-label={t('import.reading')} />
          </Progress.Root>
        )}
      </label>
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.help}>
        <p>{t('import.columns')}</p>
        <code className={classes.example} dir="ltr">
          {example}
        </code>
        <p>{t('import.safe')}</p>
      </div>
    </div>
  );
}
