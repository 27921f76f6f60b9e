import { Notifications } from '@mantine/notifications';

import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toastLimit, toastTimes } from '../ui/toast.tsx';

/** What floats above every page; loaded after the first paint. */
export function Overlays() {
  return (
    <>
      <Notifications
        position="top-right"
        limit={toastLimit}
        autoClose={toastTimes.page}
        containerWidth={380}
      />
      <ConfirmDialog />
    </>
  );
}
