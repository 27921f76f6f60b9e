import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FileDrop } from '@/lib/files/file-drop.tsx';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { LanguageFields } from './language-fields.tsx';
import { useUpload } from './use-upload.ts';

const accept = '.xz,.gz,.tar,.tgz,.zip,.jsonl,.u8,.txt,.tsv';

/** Uploads a dictionary file. The languages are required only if the file doesn't declare them. */
export function UploadDialog({
  language,
  maxBytes,
  onClose,
}: {
  language: string;
  maxBytes: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('dictionaries');
  const size = useFileSize();
  const [languages, setLanguages] = useState({ language, target: '' });
  const { share, error, upload } = useUpload(onClose);
  return (
    <Dialog title={t('upload.open')} size="lg" onClose={onClose} closeOnClickOutside={share === undefined}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <LanguageFields value={languages} any={t('upload.from_file')} onChange={setLanguages} />
        </SimpleGrid>
        <FileDrop
          texts={{
            choose: t('upload.choose'),
            kinds: t('upload.kinds', { size: size(maxBytes) }),
            reading: t('upload.sending'),
            tooLarge: t('upload.too_large', { size: size(maxBytes) }),
          }}
          accept={accept}
          limit={maxBytes}
          busy={share !== undefined}
          share={share}
          problem={error && errorText(error)}
          onFile={(file) => upload(file, languages)}
        >
          {null}
        </FileDrop>
      </Stack>
    </Dialog>
  );
}
