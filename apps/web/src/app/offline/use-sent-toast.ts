import { createElement } from 'react';
import { useTranslation } from 'react-i18next';

import type { Sent } from '@/domain/offline/send-changes.ts';
import { MessageAction } from '@/ui/feedback/message-action.tsx';
import { toast } from '@/ui/feedback/toast.tsx';

const countOf = (sent: Sent, outcome: Sent[number]['result']['outcome']): number =>
  sent.filter(({ result }) => result.outcome === outcome).length;

/** Returns a function that reports how the server handled the changes; `onList` lists them one by one. */
export function useSentToast(onList: (sent: Sent) => void): (sent: Sent) => void {
  const { t } = useTranslation('offline');
  return (sent) => {
    const [outdated, gone] = [countOf(sent, 'outdated'), countOf(sent, 'gone')];
    const taken = sent.length - outdated - gone;
    const sentences = [
      ...(taken > 0 ? [t('sent.taken', { count: taken })] : []),
      ...(outdated > 0 ? [t('sent.outdated', { count: outdated })] : []),
      ...(gone > 0 ? [t('sent.gone', { count: gone })] : []),
    ];
    const message = sentences.join(' ');
    if (outdated + gone === 0) toast.success(message);
    else
      toast.info(
        createElement(MessageAction, { message, action: t('sent.show'), onAct: () => onList(sent) }),
      );
  };
}
