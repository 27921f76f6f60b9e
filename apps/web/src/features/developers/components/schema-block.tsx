import type { JsonSchema, OpenApiDocument } from '@glossa/contract/openapi/document';

import { schemaBehind } from '../model/follow.ts';
import { typeName } from '../model/type-name.ts';
import { FieldFacts } from './field-facts.tsx';
import { SchemaFields } from './schema-fields.tsx';
import classes from './schema.module.css';

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
  const whole = schemaBehind(schema, document);
  const name = typeName(schema);
  return (
    <>
      {name !== 'object' && (
        <p className={classes.head}>
          <code dir="ltr" className={classes.type}>
            {name}
          </code>
        </p>
      )}
      {whole.description !== undefined && (
        <p className={classes.about} lang="en" dir="auto">
          {whole.description}
        </p>
      )}
      {!whole.properties && <FieldFacts schema={whole} />}
      <SchemaFields schema={schema} document={document} label={label} />
    </>
  );
}
