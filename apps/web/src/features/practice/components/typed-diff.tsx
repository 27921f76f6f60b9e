import { languageByCode } from '@glossa/language/languages';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '../model/compare-answer.ts';
import classes from './typed-diff.module.css';

/** The typed answer compared with the right one: extra characters struck through, missing ones underlined. */
export function TypedDiff({ comparison, language }: { comparison: Comparison; language: string }) {
  const { t } = useTranslation('practice');
  const { verdict, pieces } = comparison;
  const verdicts = { exact: t('typed.exact'), close: t('typed.close'), wrong: t('typed.wrong') };
  const kinds = { same: '', missing: t('typed.missing'), extra: t('typed.extra') };
  return (
    <div className={classes.root} data-verdict={verdict}>
      <p className={classes.verdict}>{verdicts[verdict]}</p>
      {verdict === 'wrong' && (
        <p className={classes.pieces} lang={language} dir={languageByCode(language)?.direction ?? 'auto'}>
          {pieces.map(({ kind, text }, index) => (
            // The parts of an answer never change order.
            <span key={index} data-kind={kind}>
              {kind !== 'same' && <VisuallyHidden>{kinds[kind]}</VisuallyHidden>}
              {text}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
