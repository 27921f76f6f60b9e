import { uploadWords, wordFileLimit } from '@glossa/contract/word-import';
import type { ImportPreview } from '@glossa/contract/word-import';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { FileDrop } from '@/lib/files/file-drop.tsx';
import { errorText } from '@/lib/i18n/error-text.ts';
import { reportPath } from './import-status.tsx';
import { MappingStep } from './mapping-step.tsx';
import classes from './import-steps.module.css';

/** The first two steps of an import: the file, and the mapping of its columns. The third has its own page. */
export function ImportSteps() {
  const navigate = useNavigate();
  const [preview, setPreview] = useState<ImportPreview>();
  return (
    <>
      <StepIndicator current={preview ? 1 : 0} />
      {preview ? (
        <MappingStep
          first={preview}
          onBack={() => setPreview(undefined)}
          onStarted={() => void navigate(reportPath(preview.id))}
        />
      ) : (
        <FileStep onPreview={setPreview} />
      )}
    </>
  );
}

const steps = ['file', 'columns', 'report'] as const;

/** The three steps of an import; `current` is the index of the current one. */
export function StepIndicator({ current }: { current: number }) {
  const { t } = useTranslation('transfer');
  return (
    <Group
      component="ol"
      gap="8px 24px"
      mb="lg"
      fz="sm"
      className={classes.steps ?? ''}
      aria-label={t('steps.label')}
    >
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </Group>
  );
}

/** Step 1: the learner chooses a file, and the server returns a preview. */
function FileStep({ onPreview }: { onPreview: (preview: ImportPreview) => void }) {
  const { t } = useTranslation('transfer');
  const { current_language: language } = useUser();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useEndpointMutation(uploadWords, {
    meta: { silent: true },
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
      <Text size="sm" c="dimmed">
        {t('file.safe')}
      </Text>
    </FileDrop>
  );
}
