import { useTranslation } from 'react-i18next';

import { useFormat } from '../format/use-format.ts';

/** How long ago `value` (ISO 8601) was, with the exact time as a tooltip. */
export function RelativeTime({ value }: { value: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = new Date(value ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return <span>{t('unknown_time')}</span>;
  return (
    <time dateTime={moment.toISOString()} title={format.dateTime(moment)}>
      {format.relative(moment)}
    </time>
  );
}
