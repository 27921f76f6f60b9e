import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { toast } from '@/ui/feedback/toast.tsx';
import { titleOfFile } from '@/lib/files/title-of-file.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { useBookPreview } from '../hooks/use-book-preview.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { useUpload } from '../hooks/use-upload.ts';
import type { UploadedText } from '../hooks/use-upload.ts';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { BookScreen } from './book-screen.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { UploadForm } from './upload-form.tsx';

/** The steps for a new text: form, upload, analysis, reader. `onRestart` starts over with an empty form. */
export function UploadScreen({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('texts');
  const navigate = useNavigate();
  const state = useUploadForm();
  const [failure, setFailure] = useState<string>();
  const [analysed, setAnalysed] = useState<{ text: UploadedText; task: string }>();
  const letGo = useLeaveGuard(state.dirty && !analysed);

  const { send, isSending, share, cancel } = useUpload({
    onSuccess: (text) => {
      state.forget();
      toast.success(t('upload.success'));
      const task = text.task_status?.id;
      if (task !== undefined) return setAnalysed({ text, task });
      letGo();
      void navigate(readPath(text.id));
    },
    onError: (error) => {
      if (state.form.takeErrors(error)) return;
      setFailure(failureText(error, t('upload.failed')));
    },
  });
  const book = useBookPreview((error) => setFailure(failureText(error, t('upload.failed'))));
  const restart = () => {
    state.forget();
    letGo();
    onRestart();
  };

  if (analysed) {
    return (
      <AnalysisProgress
        task={analysed.task}
        title={analysed.text.title}
        onReady={() => void navigate(readPath(analysed.text.id))}
        onAgain={restart}
      />
    );
  }
  if (book.book) return <BookScreen book={book.book} onCancel={book.discard} onAgain={restart} />;
  if (book.sending) {
    return (
      <SendingProgress title={titleOfFile(book.sending.name)} share={book.share} onCancel={book.cancel} />
    );
  }
  if (isSending) return <SendingProgress title={state.form.values.title} share={share} onCancel={cancel} />;
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
