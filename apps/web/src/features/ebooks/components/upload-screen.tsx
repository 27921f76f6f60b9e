import type { Ebook } from '@glossa/contract/ebooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { failureText } from '@/lib/i18n/failure-text.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { useSendEbook } from '../hooks/use-send-ebook.ts';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { SendingProgress } from './sending-progress.tsx';
import { TracksForm } from './tracks-form.tsx';
import { UploadDone } from './upload-done.tsx';
import { UploadForm } from './upload-form.tsx';

/** The steps for a new ebook: form, upload, next steps. `onRestart` starts over with an empty form. */
export function UploadScreen({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('ebooks');
  const state = useUploadForm();
  const [failure, setFailure] = useState<string>();
  const [course, setCourse] = useState<Ebook>();
  const [done, setDone] = useState<Ebook>();
  const navigate = useNavigate();
  const { send, isSending, share, cancel } = useSendEbook({
    // The tracks are uploaded next, one by one.
    onSuccess: (ebook) => (ebook.type === 'audio' ? setCourse(ebook) : setDone(ebook)),
    onError: (error) => {
      if (!state.takeFailure(error)) setFailure(failureText(error, t('upload.failed')));
    },
  });
  const letGo = useLeaveGuard((state.dirty || isSending) && !done && !course);
  const restart = () => {
    letGo();
    onRestart();
  };
  if (course) {
    return (
      <TracksForm
        course={course}
        present={[]}
        first={state.tracks}
        startAtOnce
        onDone={(trackCount) => {
          setDone({ ...course, trackCount });
          setCourse(undefined);
        }}
        onCancel={() => void navigate('/ebooks/manage?type=audio')}
      />
    );
  }
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
