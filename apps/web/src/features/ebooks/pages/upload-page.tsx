import { createEbook } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import type { CallInput } from '@glossa/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { UploadLayout } from '@/domain/content/upload/upload-layout.tsx';
import { call } from '@/lib/api/client.ts';
import { UploadCard } from '@/lib/files/upload-card.tsx';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { TracksForm } from '../components/tracks-form.tsx';
import { UploadDone } from '../components/upload-done.tsx';
import { UploadForm } from '../components/upload-form.tsx';
import { useUploadEbook } from '../hooks/use-upload-ebook.ts';
import { useUploadForm } from '../hooks/use-upload-form.ts';

/** /ebooks/upload: adds an ebook to the shop. */
export function UploadPage() {
  const { t } = useTranslation('ebooks');
  return (
    <UploadLayout title={t('upload.title')} help={t('upload.help')}>
      {(onRestart) => <UploadSteps onRestart={onRestart} />}
    </UploadLayout>
  );
}

/** The steps for a new ebook: form, upload, next steps. */
function UploadSteps({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('ebooks');
  const state = useUploadForm();
  const [failure, setFailure] = useState<string>();
  const [course, setCourse] = useState<Ebook>();
  const [done, setDone] = useState<Ebook>();
  const navigate = useNavigate();
  const { send, sending, share, cancel } = useUploadEbook(
    (input: CallInput<typeof createEbook>, options) => call(createEbook, input, options),
    {
      // For an audio course, the tracks are uploaded next, one by one.
      onSuccess: (ebook) => (ebook.type === 'audio' ? setCourse(ebook) : setDone(ebook)),
      onError: (error) => {
        if (!state.takeFailure(error)) setFailure(errorTextOr(error, t('upload.failed')));
      },
    },
  );
  const leave = useLeaveGuard((state.dirty || sending !== undefined) && !done && !course);
  const restart = () => {
    leave();
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
  if (done) return <UploadDone ebook={done} onUploadAnother={restart} />;
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
      onClear={restart}
    />
  );
}
