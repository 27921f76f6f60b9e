import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFormat } from '@/ui/format/use-format.ts';
import { useLastRead } from '../hooks/use-last-read.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import classes from './continue-reading.module.css';
import { TextCover } from '@/domain/covers/text-cover.tsx';

/** A link that resumes the last text. Renders nothing without one. */
export function ContinueReading() {
  const { t } = useTranslation('texts');
  const format = useFormat();
  const last = useLastRead();
  if (!last) return null;
  const { text, place } = last;
  return (
    <Link className={classes.root} to={readPath(text.id)}>
      <TextCover text={text} />
      <span className={classes.words}>
        <span className={classes.label}>{t('continue')}</span>
        <span className={classes.title} lang={text.language} dir="auto">
          {text.title}
        </span>
      </span>
      <span className={classes.place}>
        {t('row.page', { page: place.page, pages: place.pages })} · {format.percent(place.share)}
      </span>
      <IconArrowRight className="mirrored" size={18} stroke={1.6} aria-hidden="true" />
    </Link>
  );
}
