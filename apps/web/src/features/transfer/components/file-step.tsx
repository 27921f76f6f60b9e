import type { ImportPreview } from '@glossa/contract/word-import';
import { uploadWords, wordFileLimit } from '@glossa/contract/word-import';
import { Progress } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { useFileDrop } from '../../../lib/files/use-file-drop.ts';
import classes from './file-step.module.css';

const accepted = '.csv,.tsv,.txt,.json';

/** The first step: a file is chosen or dropped, and looked at by the server. */
export function FileStep({ onPreview }: { onPreview: (preview: ImportPreview) => void }) {
  const { t } = useTranslation('transfer');
  const { current_language: language } = useUser();
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const { mutate, isPending } = useEndpointMutation(uploadWords, {
    meta: { quiet: true },
    onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
    onSuccess: onPreview,
    onError: (error) => setProblem(errorText(error)),
  });
  const take = (file: File | undefined) => {
    if (!file || !language || isPending) return;
    setProblem(file.size > wordFileLimit ? t('file.too_large') : undefined);
    if (file.size <= wordFileLimit) mutate({ body: { language }, files: { file } });
  };
  const { dropping, handlers } = useFileDrop(([file]) => take(file));
  return (
    <div {...handlers} className={classes.area} data-dropping={dropping || undefined}>
      <label className={classes.field} data-busy={isPending || undefined}>
        <IconFileSpreadsheet className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />
        <span className={classes.title}>{t(isPending ? 'file.reading' : 'file.choose')}</span>
        <span className={classes.help}>{t('file.kinds')}</span>
        <input
          type="file"
          className={classes.input}
          accept={accepted}
          disabled={isPending}
          aria-label={t('file.choose')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {isPending && (
          <Progress.Root size={6} className={classes.bar}>
            <Progress.Section value={Math.max(4, share * 100)} animated aria-label={t('file.reading')} />
          </Progress.Root>
        )}
      </label>
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={classes.help}>{t('file.safe')}</p>
    </div>
  );
}
