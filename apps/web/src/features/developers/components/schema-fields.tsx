import type { JsonSchema, OpenApiDocument } from '@glossa/contract/openapi/document';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { objectsOf } from '../model/objects-of.ts';
import { typeName } from '../model/type-name.ts';
import { FieldFacts } from './field-facts.tsx';
import classes from './schema.module.css';

/** The fields of the objects that a schema describes, in declaration order. */
export function SchemaFields({
  schema,
  document,
  label,
}: {
  schema: JsonSchema;
  document: OpenApiDocument;
  label: string;
}) {
  const { t } = useTranslation('developers');
  const objects = objectsOf(schema, document);
  return objects.map(({ properties = {}, required = [], additionalProperties }, index) => (
    // Alternatives of a schema have no identifier other than their index.
    <div key={index}>
      {objects.length > 1 && (
        <p className={classes.choice}>{t('choice', { number: index + 1, count: objects.length })}</p>
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
      {additionalProperties === false && <p className={classes.quiet}>{t('no_others')}</p>}
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
  const isNested = objectsOf(schema, document).length > 0;
  return (
    <li>
      <p className={classes.head}>
        <code dir="ltr" className={classes.name}>
          {name}
        </code>{' '}
        <code dir="ltr" className={classes.type}>
          {typeName(schema)}
        </code>{' '}
        {required && <span className={classes.required}>{t('required')}</span>}
      </p>
      {description !== undefined && (
        <p className={classes.about} lang="en" dir="auto">
          {description}
        </p>
      )}
      <FieldFacts schema={schema} />
      {isNested && (
        <details className={classes.inner} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('fields_of', { name })}</summary>
          {open && <SchemaFields schema={schema} document={document} label={t('fields_of', { name })} />}
        </details>
      )}
    </li>
  );
}
