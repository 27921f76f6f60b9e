import { expect, it } from 'vitest';
import * as z from 'zod';

import { endpoints } from './endpoints.ts';

const largestInteger = 2_147_483_647;

/** Fields that are stored as text, or not at all. */
const notInAnInteger = new Set(['createLearner postalcode', 'updateLearner postalcode']);

interface Found {
  place: string;
  minimum: number;
  maximum: number;
}

function* numbersIn(schema: unknown, place: string): Generator<Found> {
  if (Array.isArray(schema)) {
    for (const one of schema) yield* numbersIn(one, place);
  } else if (typeof schema === 'object' && schema !== null) {
    const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Record<string, unknown>;
    if ([type].flat().some((name) => name === 'integer' || name === 'number')) {
      yield {
        place,
        minimum: Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
        maximum: Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY),
      };
    }
    for (const [name, inner] of Object.entries(schema)) {
      const isField = name !== 'properties' && name !== 'anyOf' && name !== 'items' && name !== '$defs';
      yield* numbersIn(inner, isField ? `${place} ${name}` : place);
    }
  }
}

it.each(Object.entries(endpoints))('%s only accepts numbers that fit their columns', (name, endpoint) => {
  const unbounded = [endpoint.params, endpoint.query, endpoint.body]
    .flatMap((schema) => [
      ...numbersIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name),
    ])
    .filter(({ place }) => !notInAnInteger.has(place.split(' ').slice(0, 2).join(' ')))
    .filter(({ minimum, maximum }) => !(minimum >= -largestInteger - 1 && maximum <= largestInteger));
  expect(unbounded).toEqual([]);
});
