import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { listEbooks, removeEbookCover, replaceEbookFile } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { FileField } from '@/lib/files/file-field.tsx';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorCodeText, errorTextOr } from '@/lib/i18n/error-text.ts';
import { useLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { bookProblem, bookTypes, coverProblem } from '../book-files.ts';
import { useUploadEbook } from '../hooks/use-upload-ebook.ts';
import { CoverField } from './cover-field.tsx';

/** Replaces the file, language or cover of an ebook. */
export function FileDialog({ ebook, onClose }: { ebook: Ebook; onClose: () => void }) {
  const { t } = useTranslation(['ebooks', 'common']);
  const languages = useLanguageOptions();
  const size = useFileSize();
  const [files, setFiles] = useState<{ file?: File | undefined; cover?: File | undefined }>({});
  const [errors, setErrors] = useState<{ file?: string | undefined; cover?: string | undefined }>({});
  const [language, setLanguage] = useState(ebook.language);
  const [failure, setFailure] = useState<string>();
  const confirmSaved = () => {
    toast.success(t('file.saved'));
    onClose();
  };
  const { send, sending } = useUploadEbook(
    (input: CallInput<typeof replaceEbookFile>, options) => call(replaceEbookFile, input, options),
    { onSuccess: confirmSaved, onError: (error) => setFailure(errorTextOr(error, t('upload.failed'))) },
  );
  const removeCover = useEndpointMutation(removeEbookCover, {
    invalidates: [listEbooks],
    onSuccess: confirmSaved,
  });
  const choose = (name: 'file' | 'cover', file: File | undefined, problem: ErrorCode | undefined) => {
    setErrors({ ...errors, [name]: problem && errorCodeText(problem) });
    if (!problem) setFiles({ ...files, [name]: file });
  };
  const hasChanges = files.file !== undefined || files.cover !== undefined || language !== ebook.language;
  return (
    <Dialog title={t(ebook.type === 'audio' ? 'menu.text_file' : 'menu.file')} size="md" onClose={onClose}>
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <FileField
          label={t('file.choose')}
          accept={bookTypes}
          file={files.file}
          error={errors.file}
          onChange={(file) => choose('file', file, file && bookProblem(file))}
        >
          {ebook.file === null
            ? t('upload.file_help')
            : t('file.present', { name: ebook.file.name, size: size(ebook.file.bytes) })}
        </FileField>
        <CoverField
          ebook={ebook}
          file={files.cover}
          error={errors.cover}
          onChange={(cover) => choose('cover', cover, cover && coverProblem(cover))}
        />
        {ebook.cover !== null && (
          <Button
            variant="subtle"
            color="gray"
            loading={removeCover.isPending}
            onClick={() => removeCover.mutate({ params: { id: ebook.id } })}
          >
            {t('cover.remove')}
          </Button>
        )}
        <NativeSelect
          label={t('fields.language')}
          data={languages}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        />
        <Alert color="gray">{t('file.note')}</Alert>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            disabled={!hasChanges}
            loading={sending !== undefined}
            onClick={() => {
              setFailure(undefined);
              const body = language === ebook.language ? {} : { language };
              send({ params: { id: ebook.id }, body, files });
            }}
          >
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
