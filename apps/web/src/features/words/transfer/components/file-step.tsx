import type { ImportPreview } from '@glossa/contract/word-import';
import { uploadWords, wordFileLimit } from '@glossa/contract/word-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { FileDrop } from '@/lib/files/file-drop.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import classes from './file-step.module.css';

/** Step 1: choose or drop a file, which the server previews. */
export function FileStep({ onPreview }: { onPreview: (preview: ImportPreview) => void }) {
  const { t } = useTranslation('transfer');
  const { current_language: language } = useUser();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useEndpointMutation(uploadWords, {
    meta: { quiet: true },
    onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
    onSuccess: onPreview,
  });
  return (
    <FileDrop
      texts={{
        choose: t('file.choose'),
        kinds: t('file.kinds'),
        reading: t('file.reading'),
        tooLarge: t('file.too_large'),
      }}
      accept=".csv,.tsv,.txt,.json"
      limit={wordFileLimit}
      busy={isPending}
      share={share}
      problem={error ? errorText(error) : undefined}
      onFile={(file) => language && mutate({ body: { language }, files: { file } })}
    >
      <p className={classes.help}>{t('file.safe')}</p>
    </FileDrop>
  );
}
