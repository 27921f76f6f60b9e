import type { OpenApiDocument } from '@glossa/contract/openapi/document';
import { useTranslation } from 'react-i18next';

import { answersOf } from '../model/answers-of.ts';
import type { ApiRoute } from '../model/rooms.ts';
import classes from './route-details.module.css';
import { SchemaBlock } from './schema-block.tsx';

/** The success responses of a route. */
export function RouteAnswers({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  return (
    <section className={classes.part}>
      <h3>{t('answers')}</h3>
      {answersOf(route, document).map(({ status, description, content }) => (
        <div key={status} className={classes.answer}>
          <p>
            <code dir="ltr" className={classes.status}>
              {status}
            </code>{' '}
            <span lang="en">{description}</span>
          </p>
          {content.map(([type, { schema }]) => (
            <div key={type}>
              <p className={classes.media}>
                <code dir="ltr">{type}</code>
              </p>
              <SchemaBlock schema={schema} document={document} label={t('answer', { status })} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
