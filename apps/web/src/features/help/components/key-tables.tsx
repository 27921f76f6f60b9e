import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Keys } from '@/ui/data/keys.tsx';
import type { KeyTable } from '../hooks/use-key-rows.ts';
import classes from './help.module.css';
import { Highlighted } from './highlighted.tsx';

/** All keyboard shortcuts by screen. */
export function KeyTables({ tables, words }: { tables: readonly KeyTable[]; words: readonly string[] }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="shortcuts" className={classes.section}>
      <h2 id="shortcuts" className={classes.title}>
        {t('keys.title')}
      </h2>
      <p className={classes.quiet}>
        {t('keys.help')}{' '}
        <Link to="/settings#shortcuts" className={classes.link ?? ''}>
          {t('keys.change')}
        </Link>
      </p>
      <div className={classes.tables}>
        {tables.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.topic}>{title}</h3>
            <dl className={classes.keys}>
              {rows.map(({ id, label, keys }) => (
                <div key={id}>
                  <dt>
                    <Highlighted of={label} words={words} />
                  </dt>
                  <dd>
                    {keys.map((key) => (
                      <Keys key={key} binding={key} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
