import { rosterLimit, uploadRoster } from '@glossa/contract/learner-import';
import type { RosterPreview } from '@glossa/contract/learner-import';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { FileDrop } from '@/lib/files/file-drop.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import classes from './roster-file.module.css';

const example = 'email,firstname,lastname,username,current_language,subscription_type,points,password';

/** Step 1: choose or drop a list, which the server previews. */
export function RosterFile({ onPreview }: { onPreview: (preview: RosterPreview) => void }) {
  const { t } = useTranslation('learners');
  const { mutate, isPending, error } = useEndpointMutation(uploadRoster, {
    meta: { quiet: true },
    onSuccess: onPreview,
  });
  return (
    <FileDrop
      texts={{
        choose: t('import.choose'),
        kinds: t('import.kinds'),
        reading: t('import.reading'),
        tooLarge: t('import.too_large'),
      }}
      accept=".csv,.tsv,.txt"
      limit={rosterLimit}
      busy={isPending}
      problem={error ? errorText(error) : undefined}
      onFile={(file) => mutate({ files: { file } })}
    >
      <div className={classes.help}>
        <p>{t('import.columns')}</p>
        <code className={classes.example} dir="ltr">
          {example}
        </code>
        <p>{t('import.safe')}</p>
      </div>
    </FileDrop>
  );
}
