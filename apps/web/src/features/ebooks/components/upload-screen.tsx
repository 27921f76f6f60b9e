import type { Ebook } from '@glossa/contract/ebooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { failureText } from '../../../lib/i18n/failure-text.ts';
import { useLeaveGuard } from '../../../lib/navigation/use-leave-guard.ts';
import { useSendEbook } from '../hooks/use-send-ebook.ts';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { SendingProgress } from './sending-progress.tsx';
import { UploadDone } from './upload-done.tsx';
import { UploadForm } from './upload-form.tsx';

/** The way of a new ebook: the form, sending it, and what can be done next. `onRestart` begins with an empty form. */
export function UploadScreen({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('ebooks');
  const state = useUploadForm();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<Ebook>();
  const { send, isSending, share, cancel } = useSendEbook({
    onSuccess: setDone,
    onError: (error) => {
      if (!state.takeFailure(error)) setFailure(failureText(error, t('upload.failed')));
    },
  });
  const letGo = useLeaveGuard((state.dirty || isSending) && !done);
  const restart = () => {
    letGo();
    onRestart();
  };
  if (done) return <UploadDone ebook={done} onAgain={restart} />;
  if (isSending) return <SendingProgress title={state.form.values.title} share={share} onCancel={cancel} />;
  return (
    <UploadForm
      state={state}
      failure={failure}
      onSubmit={(input) => {
        setFailure(undefined);
        send({ what: 'new', input });
      }}
      onClear={restart}
    />
  );
}
