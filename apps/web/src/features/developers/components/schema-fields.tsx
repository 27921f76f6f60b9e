import type { JsonSchema, OpenApiDocument } from '@glossa/contract/openapi/document';
import { Box, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { listAllowedValues, listLimits, objectSchemas, resolveSchema, typeName } from '../model/schema.ts';
import type { Limit } from '../model/schema.ts';
import classes from './schema.module.css';

/** The fields of the objects that a schema describes, in declaration order. */
function SchemaFields({
  schema,
  document,
  label,
}: {
  schema: JsonSchema;
  document: OpenApiDocument;
  label: string;
}) {
  const { t } = useTranslation('developers');
  const objects = objectSchemas(schema, document);
  return objects.map(({ properties = {}, required = [], additionalProperties }, index) => (
    // Alternatives of a schema have no identifier other than their index.
    <div key={index}>
      {objects.length > 1 && (
        <Text fz={13} c="dimmed" my="xs">
          {t('choice', { number: index + 1, count: objects.length })}
        </Text>
      )}
      <ul className={classes.fields} aria-label={label}>
        {Object.entries(properties).map(([name, field]) => (
          <SchemaField
            key={name}
            name={name}
            schema={field}
            required={required.includes(name)}
            document={document}
          />
        ))}
      </ul>
      {additionalProperties === false && (
        <Text fz={13} c="dimmed" mt={6}>
          {t('no_others')}
        </Text>
      )}
    </div>
  ));
}

/** A field or parameter with its name, type and limits. Nested fields expand. */
export function SchemaField({
  name,
  schema,
  required,
  description = schema.description,
  document,
}: {
  name: string;
  schema: JsonSchema;
  required: boolean;
  description?: string | undefined;
  document: OpenApiDocument;
}) {
  const { t } = useTranslation('developers');
  // Schemas can be recursive, so nested fields are rendered on demand.
  const [open, setOpen] = useState(false);
  const isNested = objectSchemas(schema, document).length > 0;
  return (
    <li>
      <p>
        <Text component="code" fz={13} fw={600} dir="ltr">
          {name}
        </Text>{' '}
        <Text component="code" fz={13} c="dimmed" dir="ltr">
          {typeName(schema)}
        </Text>{' '}
        {required && (
          <Text span size="xs" c="var(--glossa-danger)">
            {t('required')}
          </Text>
        )}
      </p>
      {description !== undefined && (
        <Text size="sm" lang="en" dir="auto">
          {description}
        </Text>
      )}
      <FieldConstraints schema={schema} />
      {isNested && (
        <Box
          component="details"
          mt={6}
          className={classes.inner ?? ''}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{t('fields_of', { name })}</summary>
          {open && <SchemaFields schema={schema} document={document} label={t('fields_of', { name })} />}
        </Box>
      )}
    </li>
  );
}

/** A request or response body with its type name and fields. */
export function SchemaBlock({
  schema,
  document,
  label,
}: {
  schema: JsonSchema;
  document: OpenApiDocument;
  label: string;
}) {
  const resolvedSchema = resolveSchema(schema, document);
  const name = typeName(schema);
  return (
    <>
      {name !== 'object' && (
        <p>
          <Text component="code" c="dimmed" dir="ltr">
            {name}
          </Text>
        </p>
      )}
      {resolvedSchema.description !== undefined && (
        <Text size="sm" lang="en" dir="auto">
          {resolvedSchema.description}
        </Text>
      )}
      {!resolvedSchema.properties && <FieldConstraints schema={resolvedSchema} />}
      <SchemaFields schema={schema} document={document} label={label} />
    </>
  );
}

/** Constraints of a value: limits, choices and default. */
function FieldConstraints({ schema }: { schema: JsonSchema }) {
  const { t } = useTranslation('developers');
  const format = useFormat();
  const choices = listAllowedValues(schema);
  const limits = listLimits(schema);
  const formatLimit = (limit: Limit): string => {
    if (limit.name === 'pattern') return t('limits.pattern');
    const to = format.number(limit.to);
    return 'from' in limit
      ? t(`limits.${limit.name}`, { from: format.number(limit.from), to })
      : t(`limits.${limit.name}`, { to });
  };
  if (choices.length === 0 && limits.length === 0 && schema.default === undefined) return null;
  return (
    <Group component="ul" gap="2px 16px" mt={4} fz={13} c="dimmed">
      {limits.map((limit) => (
        <li key={limit.name}>
          {formatLimit(limit)} {limit.name === 'pattern' && <code dir="ltr">{limit.pattern}</code>}
        </li>
      ))}
      {choices.length > 0 && (
        <li>
          {t('choices')}{' '}
          {choices.map((choice) => (
            <Text
              key={String(choice)}
              component="code"
              display="inline-block"
              px={5}
              me={4}
              bdrs={4}
              bg="var(--glossa-sunken)"
              fz={13}
              c="var(--glossa-ink)"
              dir="ltr"
            >
              {String(choice)}
            </Text>
          ))}
        </li>
      )}
      {schema.default !== undefined && (
        <li>
          {t('default')} <code dir="ltr">{JSON.stringify(schema.default)}</code>
        </li>
      )}
    </Group>
  );
}
