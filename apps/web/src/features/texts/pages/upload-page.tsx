import type { ApiError } from '@glossa/contract/client';
import type { CallInput, CallResult } from '@glossa/contract/endpoint';
import { discardBook, previewBook } from '@glossa/contract/imports';
import type { BookPreview } from '@glossa/contract/imports';
import { uploadText } from '@glossa/contract/text-upload';
import { listTextTags } from '@glossa/contract/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { UploadLayout } from '@/domain/content/upload/upload-layout.tsx';
import { useUpload } from '@/domain/content/upload/use-upload.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { call } from '@/lib/api/client.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { UploadCard } from '@/lib/files/upload-card.tsx';
import { titleFromFileName } from '@/lib/files/title-from-file-name.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { AnalysisProgress } from '../components/analysis-progress.tsx';
import { BookImport } from '../components/book-import.tsx';
import { UploadForm } from '../components/upload-form.tsx';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { libraryLists } from '../shelves.ts';

/** /articles/upload: adds a text to the library. */
export function UploadPage() {
  const { t } = useTranslation('texts');
  return (
    <UploadLayout title={t('upload.title')} help={t('upload.help')}>
      {(onRestart) => <UploadSteps onRestart={onRestart} />}
    </UploadLayout>
  );
}

/** The steps for a new text: form, upload, analysis, reader. */
function UploadSteps({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('texts');
  const navigate = useNavigate();
  const state = useUploadForm();
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<string>();
  const [analyzed, setAnalyzed] = useState<{ text: CallResult<typeof uploadText>; task: string }>();
  const leave = useLeaveGuard(state.dirty && !analyzed);

  const { send, sending, share, cancel } = useUpload(
    (input: CallInput<typeof uploadText>, options) => call(uploadText, input, options),
    {
      onSuccess: (text) => {
        void invalidate([...libraryLists, listTextTags]);
        state.discard();
        toast.success(t('upload.success'));
        const task = text.task_status?.id;
        if (task !== undefined) return setAnalyzed({ text, task });
        leave();
        void navigate(readPath(text.id));
      },
      onError: (error) => {
        if (state.form.showFieldErrors(error)) return;
        setFailure(errorTextOr(error, t('upload.failed')));
      },
    },
  );
  const book = useBookPreview((error) => setFailure(errorTextOr(error, t('upload.failed'))));
  const restart = () => {
    state.discard();
    leave();
    onRestart();
  };

  if (analyzed) {
    return (
      <AnalysisProgress
        task={analyzed.task}
        title={analyzed.text.title}
        onReady={() => void navigate(readPath(analyzed.text.id))}
        onReturn={restart}
      />
    );
  }
  if (book.book) return <BookImport book={book.book} onCancel={book.discard} onReset={restart} />;
  if (book.sending) {
    const title = titleFromFileName(book.sending.name);
    return (
      <UploadCard
        texts={t('sending', { returnObjects: true, title })}
        share={book.share}
        onCancel={book.cancel}
      />
    );
  }
  if (sending) {
    const { title } = state.form.values;
    return (
      <UploadCard texts={t('sending', { returnObjects: true, title })} share={share} onCancel={cancel} />
    );
  }
  return (
    <UploadForm
      state={state}
      failure={failure}
      onSubmit={(input) => {
        setFailure(undefined);
        send(input);
      }}
      onBook={(file) => {
        setFailure(undefined);
        book.send(file);
      }}
      onClear={restart}
    />
  );
}

/** Uploads a book for a preview of its chapters. */
function useBookPreview(onError: (error: ApiError) => void) {
  const [book, setBook] = useState<BookPreview>();
  const upload = useUpload((file: File, options) => call(previewBook, { files: { file } }, options), {
    onSuccess: setBook,
    onError,
  });
  return {
    ...upload,
    book,
    /** Discards the book, which the server would otherwise delete after a day. */
    discard: () => {
      if (book) void call(discardBook, { params: { id: book.id } }).catch(() => undefined);
      setBook(undefined);
    },
  };
}
