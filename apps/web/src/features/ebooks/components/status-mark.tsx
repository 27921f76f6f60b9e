import type { Ebook } from '@glossa/contract/ebooks';
import { useTranslation } from 'react-i18next';

import classes from '@/domain/manage/status-mark.module.css';
import { useFormat } from '@/ui/format/use-format.ts';

/** Status of an ebook, with the progress while it is being prepared. */
export function StatusMark({ ebook }: { ebook: Ebook }) {
  const { t } = useTranslation('ebooks');
  const format = useFormat();
  const { status, preparation } = ebook;
  const percent = ebook.progress ?? 0;
  return (
    <div className={classes.root}>
      <span className={classes.badge} data-status={status}>
        {t(`status.${status}`)}
      </span>
      {preparation === 'failed' && (
        <span className={classes.badge} data-status="error">
          {t('preparation.failed')}
        </span>
      )}
      {preparation === 'running' && (
        <>
          <span className={classes.badge} data-status="processing">
            {t('preparation.running')}
            <span className={classes.percent}>{format.percent(percent / 100)}</span>
          </span>
          <div
            className={classes.bar}
            role="progressbar"
            aria-label={t('preparation.of', { title: ebook.title })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <span style={{ inlineSize: `${percent}%` }} />
          </div>
        </>
      )}
    </div>
  );
}
