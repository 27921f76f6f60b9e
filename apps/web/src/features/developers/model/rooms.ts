import type { HttpMethod, OpenApiDocument, Operation } from '@glossa/contract/openapi/document';

import { containsAll, searchable } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';

/** An operation with its method and path. */
export interface ApiRoute {
  id: string;
  method: HttpMethod;
  path: string;
  operation: Operation;
  /** Texts that the search covers. */
  texts: readonly Searchable[];
}

/** Routes grouped by path. */
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

/** Returns the route groups of a document, in document order. */
export function roomsOf(document: OpenApiDocument): Room[] {
  const routes = routesOf(document);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    routes: routes.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/** Returns the routes whose summary, path, name, method or group matches every word, without empty groups. */
export const roomsWith = (rooms: readonly Room[], words: readonly string[]): Room[] =>
  rooms
    .map((room) => ({ ...room, routes: room.routes.filter(({ texts }) => containsAll(texts, words)) }))
    .filter(({ routes }) => routes.length > 0);
