import type { HttpMethod, OpenApiDocument, Operation } from '@glossa/contract/openapi/document';

import { holdsAll, searchable } from '../../../lib/search/find-words.ts';
import type { Searchable } from '../../../lib/search/find-words.ts';

/** One operation with its address. */
export interface ApiRoute {
  id: string;
  method: HttpMethod;
  path: string;
  operation: Operation;
  /** What a search looks in. */
  texts: readonly Searchable[];
}

/** Routes that belong together, by path. */
export interface Room {
  name: string;
  description: string;
  routes: readonly ApiRoute[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

function routesOf(document: OpenApiDocument): ApiRoute[] {
  const paths = Object.keys(document.paths).toSorted();
  return paths.flatMap((path) =>
    methods.flatMap((method) => {
      const operation = document.paths[path]?.[method];
      if (!operation) return [];
      const id = operation.operationId;
      const texts = [operation.summary, path, id, method, ...operation.tags].map(searchable);
      return [{ id, method, path, operation, texts }];
    }),
  );
}

/** The rooms of a document in its order, with their routes. */
export function roomsOf(document: OpenApiDocument): Room[] {
  const routes = routesOf(document);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    routes: routes.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/** The rooms with those routes that have each word in summary, path, name, method or room; none that is empty. */
export const roomsWith = (rooms: readonly Room[], words: readonly string[]): Room[] =>
  rooms
    .map((room) => ({ ...room, routes: room.routes.filter(({ texts }) => holdsAll(texts, words)) }))
    .filter(({ routes }) => routes.length > 0);
