import { getAccountArchives, uploadAccountArchive } from '@glossa/contract/account-archive';
import { ApiError } from '@glossa/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useStorageCheck } from '@/domain/storage/use-storage-check.ts';
import { FileField } from '@/lib/files/file-field.tsx';
import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import type { FileUpload } from '@/lib/files/upload-file.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ArchiveProgress } from './archive-task.tsx';

/** Uploads an archive that is chosen or dropped. */
export function ArchiveUpload({ maxBytes }: { maxBytes: number }) {
  const { t } = useTranslation('settings');
  const size = useFileSize();
  const { share, error, upload, cancel } = useArchiveUpload();
  const storageProblem = useStorageCheck();
  const [problem, setProblem] = useState<string>();
  const choose = (file: File | undefined) => {
    const tooLarge = file && storageProblem(file);
    setProblem(tooLarge);
    if (file && tooLarge === undefined) upload(file);
  };
  const { dropping, handlers } = useFileDrop(([file]) => choose(file));
  if (share !== undefined)
    return <ArchiveProgress title={t('data.sending')} share={share} onCancel={cancel} />;
  return (
    <div {...handlers} data-dropping={dropping || undefined}>
      <FileField
        label={t('data.choose')}
        accept=".zip"
        file={undefined}
        error={problem ?? (error && errorText(error))}
        onChange={choose}
      >
        {t('data.choose_help', { size: size(maxBytes) })}
      </FileField>
    </div>
  );
}

/** Uploads an archive in chunks. `share` is how much of it has been sent, from 0 to 1, or undefined when idle. */
function useArchiveUpload() {
  const { id: owner } = useUser();
  const client = useQueryClient();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const runningUpload = useRef<FileUpload>(undefined);
  useEffect(() => () => runningUpload.current?.pause(), []);

  const upload = async (file: File): Promise<void> => {
    setError(undefined);
    setShare(0);
    const { deleteStoredUpload, uploadFile } = await import('@/lib/files/upload-file.ts');
    runningUpload.current = uploadFile(file, {
      owner,
      kind: 'archive',
      onState: () => undefined,
      onProgress: (sent) => setShare(sent / Math.max(file.size, 1)),
    });
    try {
      const id = await runningUpload.current.done;
      await call(uploadAccountArchive, { body: { upload: id } });
      await client.invalidateQueries({ queryKey: endpointKey(getAccountArchives) });
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, { code: 'unknown_error', error: '' }));
    }
    // Whatever the result, make the next upload of the same file start from the beginning.
    await deleteStoredUpload(file, owner);
    setShare(undefined);
  };

  return {
    share,
    error,
    upload: (file: File) => void upload(file),
    cancel: () => {
      void runningUpload.current?.cancel();
      setShare(undefined);
    },
  };
}
