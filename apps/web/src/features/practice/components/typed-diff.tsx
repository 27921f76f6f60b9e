import { languageByCode } from '@glossa/language/languages';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Comparison } from '../model/compare-answer.ts';
import classes from './typed-diff.module.css';

/** What was typed, held against the right answer: struck out what is too much, underlined what was missing. */
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
            // Pieces of one answer never change their order.
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
