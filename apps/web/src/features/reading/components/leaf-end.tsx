import type { ReadingPage } from '@glossa/contract/reading';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import classes from './leaf-end.module.css';
import { MarkRestButton } from './mark-rest-button.tsx';

/** The end of one page and the start of the next in continuous mode. */
export function LeafEnd({ page: { id, page, sentences } }: { page: ReadingPage }) {
  const { t, i18n } = useTranslation('reader');
  const format = useFormat();
  const ids = useMemo(() => new Set(occurrencesIn(sentences).map((word) => word.id)), [sentences]);
  const first = sentences[0]?.seq ?? 0;
  return (
    // In the interface language, although it is between words of another language.
    <div className={classes.end} lang={i18n.language} dir={i18n.dir()}>
      <span className={classes.number} aria-label={t('pages.number', { page: format.number(page) })}>
        {format.number(page)}
      </span>
      <MarkRestButton textId={id} from={first} to={sentences.at(-1)?.seq ?? first} ids={ids} slim />
    </div>
  );
}
