import type { MediaType, OpenApiDocument, Parameter } from '@glossa/contract/openapi/document';
import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { successResponses } from '../model/routes.ts';
import type { ApiRoute } from '../model/routes.ts';
import { SchemaBlock, SchemaField } from './schema-fields.tsx';
import classes from './route-details.module.css';
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
  const parametersIn = (location: 'path' | 'query') =>
    operation.parameters.filter((parameter) => parameter.in === location);
  const content: [string, MediaType][] = Object.entries(operation.requestBody?.content ?? {});
  return (
    <>
      <Parameters title={t('parameters.path')} parameters={parametersIn('path')} document={document} />
      <Parameters title={t('parameters.query')} parameters={parametersIn('query')} document={document} />
      {content.map(([type, { schema }]) => (
        <section key={type} className={classes.section}>
          <Title order={3}>
            {t('body')} <code dir="ltr">{type}</code>
          </Title>
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
    <section className={classes.section}>
      <Title order={3}>{title}</Title>
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

/** The success responses of a route. */
export function RouteResponses({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  return (
    <section className={classes.section}>
      <Title order={3}>{t('answers')}</Title>
      {successResponses(route, document).map(({ status, description, content }) => (
        <div key={status} className={classes.response}>
          <p>
            <code dir="ltr" className={classes.status}>
              {status}
            </code>{' '}
            <span lang="en">{description}</span>
          </p>
          {content.map(([type, { schema }]) => (
            <div key={type}>
              <Text fz={13} c="dimmed" mb={4}>
                <code dir="ltr">{type}</code>
              </Text>
              <SchemaBlock schema={schema} document={document} label={t('answer', { status })} />
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
