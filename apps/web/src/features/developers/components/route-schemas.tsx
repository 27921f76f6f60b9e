import type { MediaType, OpenApiDocument, Parameter } from '@glossa/contract/openapi/document';
import { Box, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { successResponses } from '../model/routes.ts';
import type { ApiRoute } from '../model/routes.ts';
import { SchemaBlock, SchemaField } from './schema-fields.tsx';
import classes from './schema.module.css';

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
        <Box component="section" mt="xl" key={type}>
          <Title order={3} mb={10}>
            {t('body')}{' '}
            <Text component="code" fz={13} fw={400} c="dimmed" dir="ltr">
              {type}
            </Text>
          </Title>
          <SchemaBlock schema={schema} document={document} label={t('body')} />
        </Box>
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
    <Box component="section" mt="xl">
      <Title order={3} mb={10}>
        {title}
      </Title>
      <ul className={classes.fields} aria-label={title}>
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
    </Box>
  );
}

/** The success responses of a route. */
export function RouteResponses({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  return (
    <Box component="section" mt="xl">
      <Title order={3} mb={10}>
        {t('answers')}
      </Title>
      {successResponses(route, document).map(({ status, description, content }) => (
        <Box key={status} mb={20}>
          <Text mb="xs">
            <Text component="code" px={6} bdrs={4} bg="var(--glossa-success-wash)" fz={13} fw={600} dir="ltr">
              {status}
            </Text>{' '}
            <span lang="en">{description}</span>
          </Text>
          {content.map(([type, { schema }]) => (
            <div key={type}>
              <Text fz={13} c="dimmed" mb={4}>
                <code dir="ltr">{type}</code>
              </Text>
              <SchemaBlock schema={schema} document={document} label={t('answer', { status })} />
            </div>
          ))}
        </Box>
      ))}
    </Box>
  );
}
