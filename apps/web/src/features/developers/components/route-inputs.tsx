import type { MediaType, OpenApiDocument, Parameter } from '@glossa/contract/openapi/document';
import { useTranslation } from 'react-i18next';

import type { ApiRoute } from '../model/rooms.ts';
import classes from './route-details.module.css';
import { SchemaBlock } from './schema-block.tsx';
import { SchemaField } from './schema-fields.tsx';
import schemaClasses from './schema.module.css';

/** The path and query parameters and the body of a route. */
export function RouteInputs({
  route: { operation },
  document,
}: {
  route: ApiRoute;
  document: OpenApiDocument;
}) {
  const { t } = useTranslation('developers');
  const at = (place: 'path' | 'query') => operation.parameters.filter((one) => one.in === place);
  const content: [string, MediaType][] = Object.entries(operation.requestBody?.content ?? {});
  return (
    <>
      <Parameters title={t('parameters.path')} parameters={at('path')} document={document} />
      <Parameters title={t('parameters.query')} parameters={at('query')} document={document} />
      {content.map(([type, { schema }]) => (
        <section key={type} className={classes.part}>
          <h3>
            {t('body')} <code dir="ltr">{type}</code>
          </h3>
          <SchemaBlock schema={schema} document={document} label={t('body')} />
        </section>
      ))}
    </>
  );
}

function Parameters({
  title,
  parameters,
  document,
}: {
  title: string;
  parameters: readonly Parameter[];
  document: OpenApiDocument;
}) {
  if (parameters.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <ul className={schemaClasses.fields} aria-label={title}>
        {parameters.map(({ name, schema, required, description }) => (
          <SchemaField
            key={name}
            name={name}
            schema={schema}
            required={required}
            description={description}
            document={document}
          />
        ))}
      </ul>
    </section>
  );
}
