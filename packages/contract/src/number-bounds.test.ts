import { expect, it } from 'vitest';
import * as z from 'zod';

import { endpoints } from './endpoints.ts';

const maxInteger = 2_147_483_647;

/** Fields whose numbers are stored as text, so they need no bounds. */
const nonIntegerFields = new Set(['createLearner postalcode', 'updateLearner postalcode']);

interface Found {
  place: string;
  minimum: number;
  maximum: number;
}

function* collectNumberSchemas(schema: unknown, path: string): Generator<Found> {
  if (Array.isArray(schema)) {
    for (const one of schema) yield* collectNumberSchemas(one, path);
  } else if (typeof schema === 'object' && schema !== null) {
    const field = schema as Record<string, unknown>;
    const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = field;
    // An enum is bounded by its values.
    if (!('enum' in field) && [type].flat().some((name) => name === 'integer' || name === 'number')) {
      yield {
        place: path,
        minimum: Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
        maximum: Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY),
      };
    }
    for (const [name, inner] of Object.entries(schema)) {
      const isField = name !== 'properties' && name !== 'anyOf' && name !== 'items' && name !== '$defs';
      yield* collectNumberSchemas(inner, isField ? `${path} ${name}` : path);
    }
  }
}

it.each(Object.entries(endpoints))('%s only accepts numbers that fit their columns', (name, endpoint) => {
  const unbounded = [endpoint.params, endpoint.query, endpoint.body]
    .flatMap((schema) => [
      ...collectNumberSchemas(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name),
    ])
    .filter(({ place }) => !nonIntegerFields.has(place.split(' ').slice(0, 2).join(' ')))
    .filter(({ minimum, maximum }) => !(minimum >= -maxInteger - 1 && maximum <= maxInteger));
  expect(unbounded).toEqual([]);
});
