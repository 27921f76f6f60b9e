import { mostDue } from '@glossa/contract/dashboard';
import { Button } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Panel } from '@/domain/progress/panel.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './due-panel.module.css';

/** The number of cards due, with a link to practice. */
export function DuePanel({ due }: { due: number }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const said =
    due === 0
      ? t('due.none')
      : due >= mostDue
        ? t('due.many', { number: number(mostDue) })
        : t('due.words', { count: due });
  return (
    <Panel title={t('due.title')}>
      <div className={classes.row}>
        <IconCards size={28} stroke={1.6} aria-hidden="true" />
        <p>{said}</p>
        <Button component={Link} to="/practice" variant={due > 0 ? 'light' : 'default'} size="sm">
          {due > 0 ? t('due.practise') : t('due.open')}
        </Button>
      </div>
    </Panel>
  );
}
