import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { UploadLayout } from '@/domain/content/upload/upload-layout.tsx';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { SendingProgress } from '../components/sending-progress.tsx';
import { UploadForm } from '../components/upload-form.tsx';
import { useSendVideo } from '../hooks/use-send-video.ts';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { shelves } from '../shelves.ts';

/** /videos/upload: adds a video to a learner's library, or to the catalog. */
export function UploadPage() {
  const { t } = useTranslation('videos');
  const userIsLearner = isLearner(useUser());
  return (
    <UploadLayout title={t('upload.title')} help={t(userIsLearner ? 'upload.help' : 'upload.help_catalogue')}>
      {(onRestart) => <UploadSteps onRestart={onRestart} />}
    </UploadLayout>
  );
}

/** The steps for a new video: form, upload, then the list. */
function UploadSteps({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('videos');
  const navigate = useNavigate();
  const userIsLearner = isLearner(useUser());
  const state = useUploadForm();
  const [failure, setFailure] = useState<string>();
  const [isResumable, setResumable] = useState(false);

  const { send, progress, pause, resume, cancel, hasPreviousUpload } = useSendVideo({
    onSuccess: () => {
      state.discard();
      leave();
      toast.success(t('upload.success'));
      void navigate(userIsLearner ? shelves.videos.path : '/videos/manage');
    },
    onError: (error) => {
      state.takeFailure(error);
      const reason = errorTextOr(error, '');
      setFailure(reason === '' ? t('upload.failed_unknown') : t('upload.failed', { reason }));
    },
  });
  const leave = useLeaveGuard(state.dirty || progress !== undefined, progress && t('leave'));

  const { video } = state.form.values;
  const checkSentBefore = useEffectEvent(hasPreviousUpload);
  useEffect(() => {
    setResumable(false);
    if (!video) return;
    let isCurrent = true;
    void checkSentBefore(video).then((wasSent) => isCurrent && setResumable(wasSent));
    return () => {
      isCurrent = false;
    };
  }, [video]);

  if (progress) {
    return (
      <SendingProgress
        title={state.form.values.title}
        progress={progress}
        onPause={pause}
        onResume={resume}
        onCancel={cancel}
      />
    );
  }
  return (
    <UploadForm
      state={state}
      failure={failure}
      note={isResumable ? t('upload.known_before') : undefined}
      onSubmit={(request) => {
        setFailure(undefined);
        send(request);
      }}
      onClear={() => {
        state.discard();
        leave();
        onRestart();
      }}
    />
  );
}
