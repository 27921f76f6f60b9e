import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';
import classes from './short-id.module.css';

/** The end of an ID, which distinguishes learners. A click copies the whole ID. */
export function ShortId({ id }: { id: string }) {
  const { t } = useTranslation(['learners', 'common']);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.success(t('common:copied'));
    } catch {
      toast.info(id);
    }
  };
  return (
    <button
      type="button"
      className={classes.root}
      title={id}
      aria-label={t('copy_id', { id: id.slice(-8) })}
      onClick={() => void copy()}
    >
      {id.slice(-8)}
    </button>
  );
}
