import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { failureText } from '@/lib/i18n/failure-text.ts';
import { useLeaveGuard } from '@/lib/navigation/use-leave-guard.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { useSendVideo } from '../hooks/use-send-video.ts';
import { useUploadForm } from '../hooks/use-upload-form.ts';
import { cataloguePath } from '../paths.ts';
import { shelves } from '../shelves.ts';
import { SendingProgress } from './sending-progress.tsx';
import { UploadForm } from './upload-form.tsx';

/** The steps for a new video: form, upload, then the list. `onRestart` starts over with an empty form. */
export function UploadScreen({ onRestart }: { onRestart: () => void }) {
  const { t } = useTranslation('videos');
  const navigate = useNavigate();
  const learns = isLearner(useUser());
  const state = useUploadForm();
  const [failure, setFailure] = useState<string>();
  const [knownBefore, setKnownBefore] = useState(false);

  const { send, progress, pause, resume, cancel, wasSentBefore } = useSendVideo({
    onSuccess: () => {
      state.forget();
      letGo();
      toast.success(t('upload.success'));
      void navigate(learns ? shelves.videos.path : cataloguePath);
    },
    onError: (error) => {
      state.takeFailure(error);
      const reason = failureText(error, '');
      setFailure(reason === '' ? t('upload.failed_unknown') : t('upload.failed', { reason }));
    },
  });
  const letGo = useLeaveGuard(state.dirty || progress !== undefined, progress && t('leave'));

  const { video } = state.form.values;
  const look = useEffectEvent(wasSentBefore);
  useEffect(() => {
    setKnownBefore(false);
    if (!video) return;
    let current = true;
    void look(video).then((known) => current && setKnownBefore(known));
    return () => {
      current = false;
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
      note={knownBefore ? t('upload.known_before') : undefined}
      onSubmit={(order) => {
        setFailure(undefined);
        send(order);
      }}
      onClear={() => {
        state.forget();
        letGo();
        onRestart();
      }}
    />
  );
}
